import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page, Request } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { questionFormMessages } from "../../../features/questions/question-form.messages.ts";
import { questionsMessages } from "../../../features/questions/questions.messages.ts";
import { newPhone } from "../../../support/api-client.ts";
import { complaintsOf, live, press } from "../../../support/pages/browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { personAt, recognised } from "../person-signing-in.ts";

/** A form that a visitor sends is stored once, whatever the network, a second press or an ended session do to it. */
const place = openShopAndBrowser({ withPictures: false });
const SLOW_MS = 1_000;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

type Form = {
  path: string;
  /** Opens the form where it is not in sight, and fills it. */
  fill(page: Page, text: string): Promise<void>;
  send(page: Page): Locator;
  taken(page: Page, text: string): Locator;
  /** How many of that text stand at the shop. */
  stand(text: string, phone: string): Promise<number>;
};

const total = async (path: string, isMeant: (one: Record<string, unknown>) => boolean) => {
  const { data } = (await owner.call("GET", path)) as { data: Record<string, unknown>[] };
  return data.filter(isMeant).length;
};
const leadsOf = (text: string) => total("/api/admin/leads?perPage=100", ({ wanted }) => wanted === text);
const questionDialog = (page: Page) => page.getByRole("dialog", { name: questionFormMessages.uk["questions.dialog"] });
const reviewDialog = (page: Page) => page.getByRole("dialog", { name: "Відгук про товар" });
const unfold = (page: Page, title: string) => press(page.locator("summary").filter({ hasText: title }));
const ofPage = (page: Page) => page.getByRole("main").getByRole("button", { name: "Надіслати", exact: true });

const offer: Form = {
  path: "/get-offer",
  fill: async (page, text) => {
    await page.getByRole("textbox", { name: "Як до вас звертатися" }).fill("Олена");
    await page.getByRole("textbox", { name: "Номер телефону" }).fill(newPhone());
    await page.getByRole("textbox", { name: "Що потрібно" }).fill(text);
  },
  send: ofPage,
  taken: (page) => page.getByText("Запит прийнято"),
  stand: leadsOf,
};
const supplier: Form = {
  path: "/suppliers",
  fill: async (page, text) => {
    await page.getByRole("textbox", { name: "Компанія" }).fill("Трикотаж");
    await page.getByRole("textbox", { name: "Як до вас звертатися" }).fill("Ігор");
    await page.getByRole("textbox", { name: "Номер телефону" }).fill(newPhone());
    await page.getByRole("textbox", { name: "Що ви виробляєте" }).fill(text);
  },
  send: ofPage,
  taken: (page) => page.getByText("Менеджер закупівель"),
  stand: leadsOf,
};
const question: Form = {
  path: "/product/planted-stock-50",
  fill: async (page, text) => {
    await unfold(page, questionsMessages.uk["questions.title"]);
    await press(page.getByRole("button", { name: questionsMessages.uk["questions.ask"], exact: true }));
    await questionDialog(page).getByLabel(questionFormMessages.uk["questions.question"]).fill(text);
  },
  send: (page) => questionDialog(page).getByRole("button", { name: questionFormMessages.uk["questions.send"] }),
  taken: (page) => questionDialog(page).getByText(questionFormMessages.uk["questions.thanks"]),
  stand: (text) => total("/api/admin/questions?perPage=100", (one) => one["question"] === text),
};
const review: Form = {
  path: "/product/planted-one-colour",
  fill: async (page, text) => {
    await unfold(page, "Відгуки");
    await press(page.getByRole("button", { name: "Залишити відгук" }));
    await reviewDialog(page).getByRole("radio", { name: "Оцінка 5 з 5" }).check({ force: true });
    await reviewDialog(page).getByLabel("Відгук", { exact: true }).fill(text);
  },
  send: (page) => reviewDialog(page).getByRole("button", { name: "Надіслати" }),
  taken: (page) => reviewDialog(page).getByText("Дякуємо! Опублікуємо після перевірки."),
  stand: (text) => total("/api/admin/reviews?perPage=100", ({ comment }) => comment === text),
};
const chat: Form = {
  path: "/account/chat",
  fill: (page, text) => page.getByLabel(chatMessages.uk["chat.placeholder"]).fill(text),
  send: (page) => page.getByRole("main").getByRole("button", { name: chatMessages.uk["chat.send"], exact: true }),
  taken: (page, text) => page.getByText(text).and(page.getByRole("listitem").getByText(text)),
  stand: async (text, phone) => {
    const { data } = (await owner.call("GET", `/api/admin/chats?q=${phone}`)) as { data: { id: number }[] };
    if (!data[0]) return 0;
    const { messages } = (await owner.call("GET", `/api/admin/chats/${data[0].id}`)) as { messages: { text: string }[] };
    return messages.filter((message) => message.text === text).length;
  },
};

/** A page of a customer on a phone, with what is wrong on it. */
async function openPage(isSignedIn: boolean) {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const { phone, app } = await newCustomer(shop);
  if (isSignedIn) await recognised(context, shop, app);
  const page = await context.newPage();
  return { context, page, phone, complaints: complaintsOf(page, { except: /status of (401|409)|ERR_CONNECTION_RESET|ERR_FAILED/ }) };
}
const isSending = (request: Request) => request.method() === "POST" && !/check|events|track|seen|policy/.test(request.url());
const open = async (page: Page, { path }: Form) => {
  await page.goto(place().shop.url + path);
  await live(page);
  await page.waitForLoadState("networkidle");
};

describe.each([
  ["an offer", offer, false],
  ["a supplier's request", supplier, false],
  ["a question", question, true],
  ["a review", review, true],
  ["a message", chat, true],
] as const)("%s", (name, form, isOfCustomer) => {
  test("pressed twice on a slow network stands once", async () => {
    const { page, phone, context, complaints } = await openPage(isOfCustomer);
    await open(page, form);
    await page.route("**/*", async (route) => {
      if (isSending(route.request())) await pause(SLOW_MS);
      await route.continue();
    });
    const text = `Двічі: ${name}`;
    await form.fill(page, text);
    await form.send(page).dblclick();
    await form.taken(page, text).first().waitFor();
    await expect.poll(() => form.stand(text, phone)).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await form.stand(text, phone)).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("whose answer was lost keeps its words, says so, and stands once when it is sent again", async () => {
    const { page, phone, context, complaints } = await openPage(isOfCustomer);
    await open(page, form);
    let lost = 0;
    await page.route("**/*", async (route) => {
      if (!isSending(route.request()) || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort("connectionreset");
    });
    const text = `Загублено: ${name}`;
    await form.fill(page, text);
    await form.send(page).click();
    await expect.poll(() => lost).toBe(1);
    if (form !== chat) {
      await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
      await form.send(page).click();
    }
    await form.taken(page, text).first().waitFor();
    await expect.poll(() => form.stand(text, phone)).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await form.stand(text, phone)).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each([
  ["a question", question],
  ["a message", chat],
] as const)("%s written as the session ends unseen goes out once the same person is back", async (name, form) => {
  const { page, phone, context, complaints } = await openPage(true);
  await open(page, form);
  const text = `Сеанс: ${name}`;
  await form.fill(page, text);
  await context.clearCookies({ name: "token" });
  await form.send(page).click();
  const me = personAt(page, { language: "uk", shop: place().shop });
  await page.getByText("Сеанс завершився").waitFor();
  await me.byCode(phone);
  await form.taken(page, text).first().waitFor();
  await expect.poll(() => form.stand(text, phone)).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(["/account/personal", "/account/chat", "/account/price-list"])(
  "%s puts nothing of what was typed into its address before its code has come",
  async (path) => {
    const { shop, browser } = place();
    const { app } = await newCustomer(shop);
    const context = await browser.newContext({ javaScriptEnabled: false });
    await recognised(context, shop, app);
    const page = await context.newPage();
    await page.goto(`${shop.url}${path}`);
    const forms = await page.locator("main form").evaluateAll((all) => all.map((form) => form.getAttribute("method")));
    expect(new Set(forms)).toEqual(new Set(["dialog"]));
    const form = page.locator("main form").first();
    await form.locator("input:not([readonly]), textarea").first().press("Enter");
    await form.getByRole("button").last().click({ force: true });
    expect(page.url()).toBe(`${shop.url}${path}`);
    await context.close();
  },
);

import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaintsOf, live } from "../../../support/pages/browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { recognised } from "../person-signing-in.ts";

/** What a visitor types and ticks before a slow phone has the code stands as if the code had been there. */
const place = openShopAndBrowser({ withPictures: false });
const CODE_LATE_MS = 2_000;

async function openSlowly({ isSignedIn }: { isSignedIn: boolean }) {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  if (isSignedIn) await recognised(context, shop, (await newCustomer(shop)).app);
  const page = await context.newPage();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await pause(CODE_LATE_MS);
    await route.continue();
  });
  return { context, page, complaints: complaintsOf(page) };
}
const isAsleep = async (page: Page) => (await page.locator("html[data-awake]").count()) === 0;

test("a form filled before the code is there keeps its words, and is sent with them", async () => {
  const { page, context, complaints } = await openSlowly({ isSignedIn: false });
  await page.goto(`${place().shop.url}/get-offer`, { waitUntil: "commit" });
  const name = page.getByRole("textbox", { name: "Як до вас звертатися" });
  const wanted = page.getByRole("textbox", { name: "Що потрібно" });
  await name.fill("Олена");
  await wanted.fill("Сукні");
  expect(await isAsleep(page)).toBe(true);
  await live(page);
  await page.getByRole("textbox", { name: "Номер телефону" }).fill("+380671234567");
  expect([await name.inputValue(), await wanted.inputValue()]).toEqual(["Олена", "Сукні"]);
  await page.getByRole("main").getByRole("button", { name: "Надіслати", exact: true }).click();
  await page.getByText("Запит прийнято").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("what is searched for before the code is there is suggested once it is", async () => {
  const { page, context } = await openSlowly({ isSignedIn: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(place().shop.url, { waitUntil: "commit" });
  const field = page.getByRole("banner").getByRole("combobox");
  await field.pressSequentially("сукня");
  expect(await isAsleep(page)).toBe(true);
  await live(page);
  await page.getByRole("option").first().waitFor();
  expect(await field.inputValue()).toBe("сукня");
  await context.close();
});

test("boxes ticked before the code is there stand, and are saved", async () => {
  const { page, context, complaints } = await openSlowly({ isSignedIn: true });
  await page.goto(`${place().shop.url}/account/notifications`, { waitUntil: "commit" });
  const orders = page.getByRole("group", { name: "Замовлення" });
  const boxes = [orders.getByLabel("Листом"), orders.getByLabel("SMS")];
  for (const box of boxes) await box.uncheck();
  expect(await isAsleep(page)).toBe(true);
  await live(page);
  await orders.getByLabel("У браузері").click();
  await page.waitForLoadState("networkidle");
  const states = () => Promise.all(boxes.map((box) => box.isChecked()));
  expect(await states()).toEqual([false, false]);
  await page.reload();
  expect(await states()).toEqual([false, false]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a form that only a script sends, sent before the code is there, is sent once it is", async () => {
  const { page, context, complaints } = await openSlowly({ isSignedIn: true });
  await page.goto(`${place().shop.url}/account/personal`, { waitUntil: "commit" });
  const form = page.locator("main form").first();
  const surname = form.locator("[autocomplete=family-name]");
  await surname.fill("Шевчук");
  await form.getByRole("button").last().click({ force: true });
  expect(await isAsleep(page)).toBe(true);
  expect(await (await page.waitForResponse(/update-profile/)).json()).toMatchObject({ surname: "Шевчук" });
  await page.reload();
  expect(await surname.inputValue()).toBe("Шевчук");
  expect(complaints).toEqual([]);
  await context.close();
});

test("a button pressed while the code makes the page alive is pressed once", async () => {
  const { page, context, complaints } = await openSlowly({ isSignedIn: false });
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    const press = () => {
      document.documentElement.dataset["pressed"] = document.documentElement.dataset["awake"] ?? "asleep";
      document.querySelector<HTMLButtonElement>("[aria-controls=matrix]")?.click();
    };
    let isPressed = false;
    document.addEventListener = (...asked: [string, EventListener]) => {
      // The code has only begun: it goes on when this turn is over.
      if (asked[0] === "click" && !isPressed) queueMicrotask(press);
      isPressed ||= asked[0] === "click";
      listen(...asked);
    };
  });
  await page.goto(`${place().shop.url}/product/planted-twelve-colours`, { waitUntil: "commit" });
  await live(page);
  expect(await page.locator("html[data-pressed=asleep]").count()).toBe(1);
  await page.locator("#matrix").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { layoutMessages } from "../../../app/storefront/layout/layout.messages.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { newPhone } from "../../../support/api-client.ts";
import { openBrowser, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, personAt, signedIn } from "../person-signing-in.ts";

/** The conversation of a customer with the shop, at both ends. */
const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const chatOf = async (text: string): Promise<{ id: number; unread: number }> => {
  const { data } = (await owner.call("GET", `/api/admin/chats?q=${encodeURIComponent(text)}`)) as {
    data: { id: number; unread: number }[];
  };
  if (!data[0]) throw new Error(`nobody has written ${text}`);
  return data[0];
};
const answer = (id: number, text: string) => owner.call("POST", `/api/admin/chats/${id}/answer`, { messageId: crypto.randomUUID(), text });

journey("a question is answered without reload; what is written without a connection goes when it is back, once", place, async (device) => {
  const { page, context, me, language, look } = device;
  const words = chatMessages[language];
  const { app, phone } = await signedIn(device);
  await me.arrive("/account/chat");
  await page.getByText(words["chat.empty"]).waitFor();
  await look("chat-empty");
  const field = page.getByLabel(words["chat.placeholder"]);
  const question = `Чи буде 48? ${phone} <img src=x onerror=alert(1)>`;
  await field.fill(question);
  await page.keyboard.press("Enter");
  await page.getByText(question).waitFor();
  await page.getByText(words["chat.sent"]).first().waitFor({ state: "attached" });
  await expect.poll(() => field.inputValue()).toBe("");

  const { id, unread } = await chatOf(phone);
  expect(unread).toBe(1);
  await owner.call("POST", `/api/admin/chats/${id}/read`, { seq: 1 });
  await page.getByText(words["chat.read"]).first().waitFor({ state: "attached" });
  await answer(id, "Так, у пʼятницю.");
  await page.getByText("Так, у пʼятницю.").waitFor();
  await look("chat");
  await expect.poll(async () => (await app.get("/api/check-new-message")).body, { timeout: 5_000 }).toEqual({ chatMessageCount: 0 });

  await context.setOffline(true);
  await page.getByText(words["chat.offline"]).waitFor();
  await field.fill("Візьму дві");
  await page.keyboard.press("Enter");
  await page.getByText(words["chat.waiting"]).waitFor();
  await look("chat-offline");
  await context.setOffline(false);
  await page.getByText(words["chat.waiting"]).waitFor({ state: "detached" });
  const { messages } = (await app.get("/api/get-chat")).body as { messages: { text: string }[] };
  expect(messages.map(({ text }) => text)).toEqual([question, "Так, у пʼятницю.", "Візьму дві"]);

  await me.arrive("/account");
  // The notice of a new device is among the news.
  const news = (count: number) =>
    page.getByRole("button", { name: `${layoutMessages[language].account}, ${count}`, exact: true }).waitFor();
  await news(1);
  await answer(id, "Відклали.");
  await news(2);
  expect((await app.get("/api/check-new-message")).body).toEqual({ chatMessageCount: 1 });
  await me.arrive("/account/chat");
  await page.getByText("Відклали.").waitFor();
});

journey("a message and its photo wait through a reload, go by a press, once; an address in it is a link", place, async (device) => {
  const { page, me, language, look } = device;
  const words = chatMessages[language];
  const { app } = await signedIn(device);
  const unreachable = /\/api\/(send-chat-message|add-chat-photo)$/;
  await page.route(unreachable, (call) => call.abort("internetdisconnected"));
  await me.arrive("/account/chat");
  await page.getByRole("button", { name: words["chat.addPhoto"] }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await picture() });
  const send = page.getByRole("button", { name: words["chat.send"], exact: true });
  await expect.poll(() => send.isEnabled()).toBe(true);
  await page.getByLabel(words["chat.placeholder"]).fill("Така? https://example.com/a javascript:alert(1)");
  await send.click();
  await page.getByText(words["chat.waiting"]).waitFor();
  await page.reload();
  await page.getByText(words["chat.waiting"]).waitFor();
  const photo = page.getByRole("img", { name: words["chat.photo"](1) });
  // A JPEG begins so.
  expect(await photo.getAttribute("src")).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  await look("chat-waiting");
  await page.unroute(unreachable);
  await press(page.getByRole("button", { name: words["chat.sendNow"] }));
  await page.getByText(words["chat.sent"]).first().waitFor({ state: "attached" });
  await page.getByText(words["chat.waiting"]).waitFor({ state: "detached" });
  await page.reload();
  const links = page.getByRole("article").locator("p a");
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("rel"), link.getAttribute("href")])),
  ).toEqual([["https://example.com/a", "noopener nofollow", "https://example.com/a"]]);
  await look("chat-sent-later");
  const { messages } = (await app.get("/api/get-chat")).body as { messages: { photos: string[] }[] };
  expect(messages.map(({ photos }) => photos.length)).toEqual([1]);
  expect(await page.evaluate(async () => (await (await caches.open("chat-photos")).keys()).length)).toBe(0);
});

test("over plain http, where browsers keep their ciphers back, a customer signs in and sends a photo", async () => {
  const { shop } = place();
  const browser = await openBrowser({ withPictures: false, args: ["--host-resolver-rules=MAP shop.lan 127.0.0.1"] });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const me = personAt(page, { language: "uk", shop: { ...shop, url: shop.url.replace("localhost", "shop.lan") } });
  const words = chatMessages.uk;
  const phone = newPhone();
  await page.goto(me.address("/faq"));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await me.open();
  await me.byCode(phone);
  await page.getByLabel(me.own["form.name"], { exact: true }).fill("Олена");
  await page.getByLabel(me.own["form.surname"]).fill("Коваль");
  await page.getByLabel(me.own["form.email"]).fill(`o${phone}@mail.ua`);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/account");
  await me.arrive("/account/chat");
  await page.getByRole("button", { name: words["chat.addPhoto"] }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await picture() });
  const send = page.getByRole("button", { name: words["chat.send"], exact: true });
  await expect.poll(() => send.isEnabled()).toBe(true);
  await send.click();
  await page.getByText(words["chat.sent"]).first().waitFor({ state: "attached" });
  await page.getByRole("img", { name: words["chat.photo"](1) }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#8a4b6b" } })
    .png()
    .toBuffer();

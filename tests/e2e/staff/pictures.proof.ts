import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { chatsUk } from "../../../app/backoffice/words/uk/chats.ts";
import { contentUk } from "../../../app/backoffice/words/uk/content.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { recognised } from "../person-signing-in.ts";
import { staffPage } from "./staff-page.ts";

/** Pictures by staff: photos to one customer, pictures to everybody. */
const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

/** A photo of which nothing repeats, so that its file is large. */
const photo = async (name: string, side: number) => {
  const noise = sharp({
    create: { width: side, height: side, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });
  return { name, mimeType: "image/jpeg", buffer: await noise.jpeg({ quality: 95 }).toBuffer() };
};

test("an answer of photos alone is seen by its customer, and by nobody else", async () => {
  const { shop, browser } = place();
  const { app } = await newCustomer(shop);
  await app.post("/api/send-chat-message", { id: crypto.randomUUID(), text: "Який колір насправді?" });
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await page.goto(`${shop.url}/admin/chats`);
  await page.getByRole("cell", { name: "Який колір насправді?" }).click();
  const send = page.getByRole("button", { name: chatsUk.chat.send, exact: true });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.locator("input[type=file]").setInputFiles([await photo("a.jpg", 2_000), await photo("b.jpg", 300)]);
  await page.getByRole("button", { name: "Прибрати фото 2" }).waitFor();
  await expect.poll(() => send.isEnabled(), { timeout: 10_000 }).toBe(true);
  await look("answer-with-photos");
  await send.click();
  await page.locator("ol img").nth(1).waitFor({ state: "attached" });
  await expect.poll(() => send.isDisabled()).toBe(true);

  const device = await browser.newContext();
  await recognised(device, shop, app);
  const seen = await device.newPage();
  await seen.goto(`${shop.url}/account/chat`);
  const address = String(await seen.locator("article img").first().getAttribute("src"));
  expect(address).toMatch(/^\/account\/chat-photos\/[0-9a-f-]{36}\/small\.jpg$/);
  expect((await device.request.get(shop.url + address)).headers()["content-type"]).toBe("image/jpeg");
  await recognised(device, shop, (await newCustomer(shop)).app);
  expect((await device.request.get(shop.url + address)).status()).toBe(404);
  await device.close();
  await close();
});

test("a promotion's picture is chosen, seen on the home page with what it shows, replaced and removed", async () => {
  const { shop, browser } = place();
  const words = contentUk.content;
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 1440 });
  const open = async () => {
    await page.goto(`${shop.url}/admin/promotions`);
    await page.getByRole("table").getByRole("link").first().click();
    await page.getByRole("group", { name: words.picture }).waitFor();
  };
  const save = async () => {
    await page.getByRole("button", { name: "Зберегти" }).click();
    await page.getByRole("table").waitFor();
  };
  const preview = page.getByRole("group", { name: words.picture }).locator("img");
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const before = await preview.getAttribute("src");
    await page.locator("input[type=file]").setInputFiles(file);
    await expect.poll(() => preview.getAttribute("src"), { timeout: 20_000 }).not.toBe(before);
    const address = String(await preview.getAttribute("src"));
    expect((await page.request.get(shop.url + address)).headers()["content-type"]).toBe("image/webp");
    return address.split("/")[4] ?? "";
  };
  await open();
  await page.locator("input[type=file]").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") });
  await page.getByText("Потрібна картинка JPEG, PNG або WebP").waitFor();
  await look("picture-refused");
  const first = await choose(await photo("a.jpg", 2_600));
  const alts = page.getByLabel(new RegExp(`^${words.alt}`));
  await alts.nth(0).fill("Двоє на терасі");
  await alts.nth(1).fill("Двое на террасе");
  await look("picture");
  await save();
  const visitor = await browser.newPage();
  const home = async () => (await visitor.goto(shop.url), await visitor.content());
  await expect.poll(home, { timeout: 10_000 }).toContain(`/pictures/content/${first}/480.webp`);
  expect(await visitor.getByAltText("Двоє на терасі").count()).toBe(1);
  const status = async (id: string) => (await visitor.request.get(`${shop.url}/pictures/content/${id}/480.webp`)).status();
  expect(await status(first)).toBe(200);
  await open();
  const second = await choose(await photo("b.jpg", 600));
  await save();
  await expect.poll(home, { timeout: 10_000 }).toContain(second);
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await open();
  await page.getByRole("button", { name: words.removePicture }).click();
  await save();
  await expect.poll(home, { timeout: 10_000 }).not.toContain(second);
  expect(await status(second)).toBe(404);
  await visitor.close();
  await close();
});

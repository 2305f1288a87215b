import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, complaintsOf, openBrowser } from "../../../support/pages/browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop();
  browser = await openBrowser({ withPictures: false });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test.each([390, 1440])("at %i px a request is refused at its field with nothing lost, then taken in place", async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const complaints = complaintsOf(page, { except: /status of 422/ });
  await page.goto(`${shop.url}/get-offer`);
  await page.getByRole("textbox", { name: "Як до вас звертатися" }).fill("Олена");
  await page.getByRole("textbox", { name: "Номер телефону" }).fill("123");
  await page.getByRole("textbox", { name: "Що потрібно" }).fill("30 суконь, розміри 44–52");
  await page.getByRole("button", { name: "Надіслати" }).first().click();
  await page.getByText("Перевірте номер, наприклад 067 123 45 67").waitFor();
  expect(await page.getByRole("textbox", { name: "Що потрібно" }).inputValue()).toBe("30 суконь, розміри 44–52");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("phone");
  complaints.push(...(await axeViolations(page)));
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/offer-${width}.png`, fullPage: true });
  const phone = page.getByRole("textbox", { name: "Номер телефону" });
  await phone.fill("067 1234567");
  await phone.press("Tab");
  await expect.poll(() => phone.inputValue()).toBe("+380 (67) 123-45-67");
  await page.getByRole("button", { name: "Надіслати" }).first().click();
  await page.getByText("Запит прийнято").waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(["/subscribe", "/get-offer", "/suppliers", "/cart"])("S32 odd forms sent to %s are the sender's fault", async (path) => {
  const send = async (init: RequestInit) => (await fetch(shop.url + path, { method: "POST", redirect: "manual", ...init })).status;
  expect(await send({})).toBe(415);
  expect(await send({ body: new URLSearchParams({ email: "olena@mail.ua", constructor: "1" }) })).toBe(422);
  expect(await send({ body: new URLSearchParams({ toString: "1" } as Record<string, string>) })).toBe(422);
  expect(await send({ body: new URLSearchParams({ unknown: "1" }) })).toBeLessThan(500);
});

test("an address is confirmed by the letter's link, and one press ends the letters", async () => {
  const page = await browser.newPage();
  await page.goto(`${shop.url}/ru/about`);
  await page.getByRole("textbox", { name: "Новинки на почту" }).fill("olena@mail.ua");
  await page.locator("footer").getByRole("button", { name: "Подписаться" }).click();
  await page.getByText("Подтвердите адрес в письме").waitFor();
  await page.goto(await shop.linkMailedTo("olena@mail.ua"));
  await page.getByText("Присылать новинки на olena@mail.ua?").waitFor();
  await page.getByRole("button", { name: "Да, присылать" }).click();
  await page.getByText("Письма приходят на olena@mail.ua.").waitFor();
  await page.getByRole("button", { name: "Больше не присылать" }).click();
  await page.getByText("На olena@mail.ua писем больше не будет.").waitFor();
  await page.close();
});

test("a supplier's price list goes on after the connection was lost, and comes to the shop whole with its request", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const complaints = complaintsOf(page, { except: /ERR_CONNECTION_RESET|ERR_FAILED|status of 422/ });
  await page.goto(`${shop.url}/ru/suppliers`);
  const file = page.locator("input[type=file]");
  await file.setInputFiles({ name: "прайс.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
  await page.getByText("Такие файлы не принимаем").waitFor();
  await page.getByRole("button", { name: "Убрать файл" }).click();
  const price = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(1_200_000, "ціна ")]);
  let [parts, lost] = [0, 0];
  await page.route("**/api/upload-part", (route) => {
    parts += 1;
    if (parts === 2 && (lost += 1)) return route.abort("connectionreset");
    return route.continue();
  });
  await file.setInputFiles({ name: "прайс «Осінь».pdf", mimeType: "application/pdf", buffer: price });
  await page.getByText("1,1 МБ").waitFor();
  expect({ parts, lost }).toEqual({ parts: 4, lost: 1 });
  await page.getByRole("textbox", { name: "Компания" }).fill("Трикотаж");
  await page.getByRole("textbox", { name: "Как к вам обращаться" }).fill("Игорь");
  await page.getByRole("textbox", { name: "Номер телефона" }).fill("067 123 45 67");
  await page.getByRole("textbox", { name: "Что вы производите" }).fill("Свитеры");
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/supplier-390.png`, fullPage: true });
  complaints.push(...(await axeViolations(page)));
  await page.locator("main").getByRole("button", { name: "Отправить", exact: true }).click();
  await page.getByText("Менеджер закупок").waitFor();
  const staff = await ownerByCalls(shop);
  const { data } = await staff.call("GET", "/api/admin/leads?kind=supplier");
  const [{ file: saved }] = data as [{ file: { address: string; name: string } }];
  expect(saved.name).toBe("прайс «Осінь».pdf");
  const answer = await fetch(shop.url + saved.address, { headers: { cookie: staff.cookie } });
  expect(Buffer.from(await answer.arrayBuffer()).equals(price)).toBe(true);
  expect((await fetch(shop.url + saved.address)).status).toBe(404);
  expect(complaints).toEqual([]);
  await page.close();
});

test("without JavaScript the supplier's form works the same", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/suppliers`);
  await page.getByRole("textbox", { name: "Компанія" }).fill("Трикотаж");
  await page.getByRole("textbox", { name: "Як до вас звертатися" }).fill("Ігор");
  await page.getByRole("textbox", { name: "Номер телефону" }).fill("12345");
  await page.getByRole("textbox", { name: "Що ви виробляєте" }).fill("Светри");
  await page.getByRole("button", { name: "Надіслати" }).first().click();
  await page.getByText("Перевірте номер").waitFor();
  expect(await page.getByRole("textbox", { name: "Компанія" }).inputValue()).toBe("Трикотаж");
  await page.getByRole("textbox", { name: "Номер телефону" }).fill("067 123 45 67");
  await page.getByRole("button", { name: "Надіслати" }).first().click();
  await page.getByText("Менеджер закупівель").waitFor();
  await context.close();
});

test("a mail program's one-click request ends the letters without a page", async () => {
  await fetch(`${shop.url}/api/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ihor@mail.ua" }),
  });
  const link = await shop.linkMailedTo("ihor@mail.ua");
  const answer = await fetch(link, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect(answer.status).toBe(200);
  expect(await (await fetch(link)).text()).toContain("листів більше не буде");
});

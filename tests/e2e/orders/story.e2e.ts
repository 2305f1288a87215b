import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, WALKED } from "../../../support/pages/browser.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { walkOrder, words } from "./walk-order.ts";

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop({ DATABASE_URL: "" });
  browser = await openBrowser({ withPictures: false });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test.each(WALKED)("browse, reserve, sign in, order, account (%s, %i px)", (...place) => walkOrder(browser, shop, place));

test("a guest without JavaScript browses, searches and reserves", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${shop.url}/search?q=сукня`);
  expect(await page.locator("article").count()).toBeGreaterThan(0);
  await page.goto(`${shop.url}/product/planted-stock-50`);
  await page.getByRole("button", { name: words.ua.add, exact: true }).click();
  await page.waitForURL("**/cart**");
  expect(await page.locator("main li").count()).toBeGreaterThan(0);
  await context.close();
});

test("account and checkout lead a guest home; unknown addresses answer 404 in the shop's words", async () => {
  const page = await browser.newPage();
  await page.goto(`${shop.url}/ru/account/orders`);
  expect(new URL(page.url()).pathname).toBe("/ru");
  const response = await page.goto(`${shop.url}/nothing-here`);
  expect(response?.status()).toBe(404);
  await page.getByText("Ой! Ця сторінка загубилася у світі моди").waitFor();
  await page.getByText("Сторінку не знайдено").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Чоловікам" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: /Сукні/ }).first().waitFor();
  await page.getByRole("button", { name: "Кошик", exact: true }).click();
  await page.getByRole("dialog", { name: "Кошик", exact: true }).waitFor();
  await page.close();
});

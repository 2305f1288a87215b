import { expect, test } from "vitest";
import { WALKED } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { walkOrder, words } from "./walk-order.ts";

const place = openShopAndBrowser({ withPictures: false });

test.each(WALKED)("browse, reserve, sign in, order, account (%s, %i px)", (...where) => walkOrder(place().browser, place().shop, where));

test("a guest without JavaScript browses, searches and reserves", async () => {
  const { shop, browser } = place();
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
  const { shop, browser } = place();
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

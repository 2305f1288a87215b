import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { RELOADED_AT } from "../../../app/boot/reload-once.ts";
import { axeViolations, live, openBrowser } from "../../../support/pages/browser.ts";
import { codeOf } from "../../../support/pages/code-of.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

/**
 * A part that cannot be loaded reloads the page, at most once a minute, whoever wanted it (specification §8).
 */
let shop: RunningShop;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let documents: string[];
const gone = new Set<RegExp>();

beforeAll(async () => {
  shop = await startShop();
  browser = await openBrowser({ withPictures: false });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});
beforeEach(async () => {
  await context?.close();
  context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  page = await context.newPage();
  await page.clock.install();
  documents = [];
  gone.clear();
  page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.route(
    (url) => [...gone].some((part) => part.test(url.pathname)),
    (route) => route.fulfill({ status: 404, body: "" }),
  );
  await page.goto(`${shop.url}/category/1110`);
  await live(page);
});

const pressFirstProduct = () => page.locator(".goods-grid a").first().click();
const reloadedJustNow = () => page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), RELOADED_AT);
const openMenu = () => page.getByRole("button", { name: "Меню" }).click();
const productScreen = new RegExp(codeOf("app/storefront/catalogue/product/product.route.tsx"));
const anyCode = /^\/assets\/.*\.js$/;

test("a page that is gone is loaded whole, where the visitor was going", async () => {
  gone.add(anyCode);
  page.once("framenavigated", () => gone.clear());
  await pressFirstProduct();
  await page.waitForURL(/\/product\//);
  await page.getByRole("button", { name: "Додати в кошик" }).first().waitFor();
  expect(documents).toEqual(["/category/1110", new URL(page.url()).pathname]);
});

test("a dialog that is gone reloads the page once, then a sentence says so, and after a minute the page again", async () => {
  gone.add(new RegExp(codeOf("app/storefront/layout/header/menu-drawer.tsx")));
  await Promise.all([page.waitForEvent("load"), openMenu()]);
  await live(page);
  expect(documents).toEqual(["/category/1110", "/category/1110"]);
  await openMenu();
  await page.getByText("Не вдалося завантажити").waitFor();
  expect(documents.length).toBe(2);
  await page.clock.fastForward("01:01");
  await Promise.all([page.waitForEvent("load"), openMenu()]);
  expect(documents.length).toBe(3);
});

test("while the shop cannot be reached the page stays, and says that the part did not come", async () => {
  await context.route("**/*", (route) => route.abort("connectionrefused"));
  await openMenu();
  await page.getByText("Не вдалося завантажити").waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await context.unroute("**/*");
  expect(documents).toEqual(["/category/1110"]);
  // Some browsers ask again for code that did not come; in others the page is loaded anew first.
  const menus = page.getByRole("dialog");
  const menusAfterAPress = async () => {
    if ((await menus.count()) === 0) await openMenu();
    return menus.count();
  };
  await expect.poll(menusAfterAPress, { timeout: 20_000, interval: 500 }).toBe(1);
});

test("a page that is gone for good is said so within the shop around it, and the ways on lead on", async () => {
  await reloadedJustNow();
  gone.add(productScreen);
  await pressFirstProduct();
  await page.getByRole("heading", { level: 1, name: "Ця сторінка не завантажилася" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Обране" }).click();
  await page.getByRole("heading", { level: 1, name: "Обране" }).waitFor();
  await page.goBack();
  gone.clear();
  expect(documents).toEqual(["/category/1110"]);
  await page.getByRole("link", { name: "Оновити сторінку" }).click();
  await page.waitForEvent("load");
  expect(documents).toEqual(["/category/1110", new URL(page.url()).pathname]);
  await page.getByRole("button", { name: "Додати в кошик" }).first().waitFor();
});

test("whoever comes back to such a page after a minute has it loaded anew", async () => {
  await reloadedJustNow();
  gone.add(productScreen);
  await pressFirstProduct();
  await page.getByRole("link", { name: "Оновити сторінку" }).waitFor();
  await page.goBack();
  gone.clear();
  await page.clock.fastForward("01:01");
  await Promise.all([page.waitForEvent("load"), pressFirstProduct()]);
  await page.getByRole("button", { name: "Додати в кошик" }).first().waitFor();
});

test("a first page without its code is loaded anew once, then stays to be read and says what is wrong", async () => {
  const address = "/ru/category/1110?sort=new";
  const reload = page.getByRole("alert").getByRole("button", { name: "Обновить страницу" });
  for (const part of [new RegExp(codeOf("app/storefront/catalogue/listing/listing.route.tsx", "ru")), /\/entry\.client-/]) {
    gone.add(part);
    await page.goto(shop.url + address, { waitUntil: "commit" });
    await reload.waitFor();
    expect(documents).toEqual(["/category/1110", "/ru/category/1110", "/ru/category/1110"]);
    await page.getByRole("heading", { level: 1 }).waitFor();
    gone.clear();
    await reload.click();
    await live(page);
    expect(page.url()).toBe(shop.url + address);
    expect(await reload.count()).toBe(0);
    await page.clock.fastForward("01:01");
    documents = ["/category/1110"];
  }
});

test("a first page whose code does not come because the connection is gone is not loaded into nothing", async () => {
  await page.route(
    ({ pathname }) => anyCode.test(pathname) || pathname === "/healthz",
    (route) => route.abort("connectionreset"),
  );
  await page.goto(`${shop.url}/category/1110?sort=new`, { waitUntil: "commit" });
  await page.getByRole("alert").getByRole("button", { name: "Оновити сторінку" }).waitFor();
  expect(documents).toEqual(["/category/1110", "/category/1110"]);
});

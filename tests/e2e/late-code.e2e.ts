import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser } from "../../support/browser.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";

/**
 * A part that cannot be loaded reloads the page, at most once a minute, whoever wanted it (specification §11).
 */
let shop: RunningShop;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let documents: string[];
const gone = new Set<RegExp>();

beforeAll(async () => {
  shop = await startShop();
  browser = await openBrowser();
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
  await page.goto(`${shop.url}/category/1110`, { waitUntil: "networkidle" });
});

const pressFirstProduct = () => page.locator(".goods-grid a").first().click();
const openMenu = () => page.getByRole("button", { name: "Меню" }).click();
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
  gone.add(/\/menu-drawer-/);
  await Promise.all([page.waitForEvent("load"), openMenu()]);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/category/1110", "/category/1110"]);
  await openMenu();
  await page.getByText("Не вдалося завантажити").waitFor();
  expect(documents.length).toBe(2);
  await page.clock.fastForward("01:01");
  await Promise.all([page.waitForEvent("load"), openMenu()]);
  expect(documents.length).toBe(3);
});

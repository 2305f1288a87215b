import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { ELSEWHERE, openBrowser } from "../../../support/pages/browser.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { walkCalls } from "./walk-calls.ts";
import { walkOrder } from "./walk-order.ts";

/** The journey of `npm test` on the other database and the other browser. */
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ DATABASE_URL: "" }), openBrowser({ withPictures: false })]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test.each(ELSEWHERE)("browse, reserve, sign in, order, account (%s, %i px)", (...where) => walkOrder(browser, shop, where));

test("the story by the calls alone", () => walkCalls(shop));

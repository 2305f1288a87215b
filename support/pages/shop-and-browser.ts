import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { startShop, type RunningShop } from "../running-shop.ts";

/** Opens a shop and a browser before the tests of a file and closes them after; the answer gives both from then on. */
export function openShopAndBrowser(options: Parameters<typeof openBrowser>[0] = {}): () => { shop: RunningShop; browser: Browser } {
  let shop: RunningShop;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser(options)]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  return () => ({ shop, browser });
}

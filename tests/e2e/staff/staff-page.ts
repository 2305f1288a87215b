import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations, settled } from "../../../support/pages/browser.ts";
import type { RunningShop } from "../../../support/running-shop.ts";

type Place = { shop: RunningShop; browser: Browser };

/** A page of the back office, signed in by the cookie; nothing may complain where it is looked at. */
export async function staffPage({ shop, browser }: Place, { cookie, width }: { cookie: string; width: number }) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
  const page: Page = await context.newPage();
  const look = async (what: string): Promise<void> => {
    await settled(page);
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/content-${what}-${width}.png`, fullPage: true });
    expect(await axeViolations(page)).toEqual([]);
  };
  return { page, look, close: () => context.close() };
}

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storiesMessages } from "../../app/storefront/home/stories.messages.ts";
import { appMessages } from "../../app/storefront/layout/app.messages.ts";
import { layoutMessages } from "../../app/storefront/layout/layout.messages.ts";
import { catalogueMessages } from "../../features/catalogue/catalogue.messages.ts";
import { productPageMessages } from "../../features/catalogue/product-page.messages.ts";
import { signInMessages } from "../../features/sign-in/sign-in.messages.ts";
import { pathIn } from "../../app/locale/locale.ts";
import { wordsFor, type Locale } from "../../platform/i18n.ts";
import { axeViolations, complaintsOf, live, openBrowser, settled } from "../../support/browser.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser({ withPictures: false })]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

type Opener = { path: string; dialog: string; press: (page: Page) => Promise<void>; only?: "phone" };

/** Everything that opens over a page before the cart, in the words of a language. */
function openers(locale: Locale): Opener[] {
  const layout = wordsFor(layoutMessages, locale);
  const app = wordsFor(appMessages, locale);
  const catalogue = wordsFor(catalogueMessages, locale);
  const product = wordsFor(productPageMessages, locale);
  const stories = wordsFor(storiesMessages, locale);
  const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().press("Enter");
  return [
    { path: "/", dialog: "menu", press: button(layout.menu), only: "phone" },
    { path: "/", dialog: "search", press: button(layout.search), only: "phone" },
    { path: "/", dialog: "cart", press: button(layout.cart) },
    { path: "/", dialog: "sign-in", press: button(layout.account) },
    {
      path: "/",
      dialog: "story",
      press: (page) => page.getByRole("region", { name: stories.stories }).getByRole("button").first().press("Enter"),
    },
    { path: "/", dialog: "qr", press: (page) => page.locator("main").getByRole("button", { name: app["app.showQr"] }).press("Enter") },
    { path: "/category/1110", dialog: "filters", press: button(catalogue["list.filters"]), only: "phone" },
    { path: "/category/1110", dialog: "product-add", press: button(new RegExp(product["add.open"]("").trim())) },
    { path: "/product/planted-eight-pictures-video", dialog: "size-guide", press: button(product["sizes.action"]) },
    {
      path: "/product/planted-eight-pictures-video",
      dialog: "lightbox",
      press: (page) => page.getByRole("list", { name: product["gallery.title"] }).getByRole("button").first().press("Enter"),
    },
  ];
}

describe.each(["ua", "ru"] as const)("in %s", (locale) => {
  test.each([390, 1440])("at %i px whatever opens is sound, holds the focus, leaves by Esc and gives the focus back", async (width) => {
    const complaints: string[] = [];
    const here = openers(locale).filter(({ only }) => only === undefined || width < 768);
    const walk = async (path: string) => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
      const said = complaintsOf(page);
      await page.goto(shop.url + pathIn(locale, path));
      await live(page);
      for (const { dialog, press } of here.filter((opener) => opener.path === path))
        complaints.push(...(await tryDialog(page, press)).map((complaint) => `${dialog}: ${complaint}`));
      complaints.push(...said);
      await page.close();
    };
    await Promise.all([...new Set(here.map(({ path }) => path))].map(walk));
    expect(complaints).toEqual([]);
  });
});

test("what is opened as the way to another page ends stays open there", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 }, reducedMotion: "reduce" });
  await page.goto(`${shop.url}/category/1110`);
  await live(page);
  const { account } = wordsFor(layoutMessages, "ua");
  await page.evaluate((name) => {
    const push = history.pushState.bind(history);
    history.pushState = (...step) => {
      push(...step);
      document.querySelector<HTMLElement>(`header button[aria-label="${name}"]`)?.click();
    };
  }, account);
  await page.locator(".goods-grid a").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForURL(/\/product\//);
  await page.getByRole("button", { name: "Додати в кошик", includeHidden: true }).first().waitFor({ state: "attached" });
  await page.getByRole("dialog", { name: wordsFor(signInMessages, "ua")["auth.title"] }).waitFor();
  await page.close();
});

async function tryDialog(page: Page, press: (page: Page) => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const open = page.locator("dialog[open]");
  await press(page);
  await open.waitFor();
  await settled(page);
  complaints.push(...(await axeViolations(page, { within: "dialog[open]" })));
  const { isWide, isInside, locks } = await page.evaluate(() => ({
    isWide: (document.querySelector("dialog[open]")?.scrollWidth ?? 0) > window.innerWidth,
    isInside: document.querySelector("dialog[open]")?.contains(document.activeElement) === true,
    locks: getComputedStyle(document.documentElement).overflowY === "hidden",
  }));
  if (isWide) complaints.push("is wider than the screen");
  if (!isInside) complaints.push("does not hold the focus");
  if (!locks) complaints.push("lets the page behind scroll");
  await page.keyboard.press("Escape");
  await open.waitFor({ state: "hidden" });
  if (!(await page.evaluate(() => document.activeElement !== document.body))) complaints.push("does not give the focus back");
  return complaints;
}

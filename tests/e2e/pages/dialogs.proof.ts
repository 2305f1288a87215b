import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { storiesMessages } from "../../../app/storefront/home/stories/stories.messages.ts";
import { appMessages } from "../../../app/storefront/layout/footer/app.messages.ts";
import { layoutMessages } from "../../../app/storefront/layout/layout.messages.ts";
import { listingMessages } from "../../../features/catalogue/listing.messages.ts";
import { productAddMessages } from "../../../app/storefront/catalogue/cards/product-add.messages.ts";
import { productPageMessages } from "../../../app/storefront/catalogue/product/product-page.messages.ts";
import { galleryMessages } from "../../../app/storefront/catalogue/gallery/gallery.messages.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { pathIn } from "../../../client/locale/locale.ts";
import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { axeViolations, complaintsOf, live, settled } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";

const place = openShopAndBrowser({ withPictures: false });

type Opener = { path: string; dialog: string; press: (page: Page) => Promise<void>; only?: "phone" };

/** Everything that opens over a page before the cart, in the words of a language. */
function openers(locale: Locale): Opener[] {
  const layout = wordsFor(layoutMessages, locale);
  const app = wordsFor(appMessages, locale);
  const catalogue = wordsFor(listingMessages, locale);
  const adding = wordsFor(productAddMessages, locale);
  const product = wordsFor(productPageMessages, locale);
  const gallery = wordsFor(galleryMessages, locale);
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
    { path: "/category/1110", dialog: "product-add", press: button(new RegExp(adding.open("").trim())) },
    { path: "/product/planted-eight-pictures-video", dialog: "size-guide", press: button(product["sizes.open"]) },
    {
      path: "/product/planted-eight-pictures-video",
      dialog: "lightbox",
      press: (page) => page.getByRole("list", { name: gallery.title }).getByRole("button").first().press("Enter"),
    },
  ];
}

describe.each(["ua", "ru"] as const)("in %s", (locale) => {
  test.each([390, 1440])("at %i px whatever opens is sound, holds the focus, leaves by Esc and gives the focus back", async (width) => {
    const complaints: string[] = [];
    const here = openers(locale).filter(({ only }) => only === undefined || width < 768);
    const walk = async (path: string) => {
      const page = await place().browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
      const said = complaintsOf(page);
      await page.goto(place().shop.url + pathIn(locale, path));
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
  const page = await place().browser.newPage({ viewport: { width: 1440, height: 800 }, reducedMotion: "reduce" });
  await page.goto(`${place().shop.url}/category/1110`);
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

test("for whoever wants no motion nothing moves, not even into a narrower window", async () => {
  const page = await place().browser.newPage({ viewport: { width: 1440, height: 800 }, reducedMotion: "reduce" });
  await page.goto(place().shop.url);
  await page.setViewportSize({ width: 390, height: 800 });
  const moving = () => document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity).length;
  expect(await page.evaluate(moving)).toBe(0);
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

test.each([
  ["phone", 390],
  ["desk", 1440],
])("on a %s the Telegram card comes after 20 seconds, over no dialog, and closed it stays away", async (_, width) => {
  const context = await place().browser.newContext({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const card = page.getByRole("complementary", { name: "Telegram" });
  const open = async (path: string) => {
    await page.goto(place().shop.url + path);
    await live(page);
  };
  await page.goto(place().shop.url);
  await page.evaluate((key) => localStorage.setItem(key, "0"), "telegram_quiet_until");
  await page.clock.install();
  await open("/faq");
  await page.clock.runFor(19_000);
  expect(await card.count()).toBe(0);
  await page.getByRole("button", { name: "Кошик" }).first().press("Enter");
  await page.getByRole("dialog", { name: "Кошик" }).waitFor();
  await page.clock.runFor(5_000);
  expect(await card.count()).toBe(0);
  await page.keyboard.press("Escape");
  await card.waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest("aside"))).toBeNull();
  const box = await card.boundingBox();
  expect(box && box.y + box.height).toBeGreaterThan(844 - 100);
  // Over the whole width of a phone, in the left corner of a desk: what is bought stands at the right.
  expect(box && box.x).toBeGreaterThanOrEqual(16);
  expect(box && box.x).toBeLessThan(40);
  expect(box && box.x + box.width).toBeLessThan(width === 390 ? 390 : 500);
  expect(box?.width).toBeGreaterThan(340);
  expect(await axeViolations(page)).toEqual([]);
  const way = card.getByRole("link", { name: "Відкрити канал" });
  expect([await way.getAttribute("href"), await way.getAttribute("target")]).toEqual(["https://t.me/semyriad_example", "_blank"]);
  await card.getByRole("button", { name: "Закрити" }).click();
  expect(await card.count()).toBe(0);
  await page.clock.resume();
  await open("/ru/faq");
  await page.clock.runFor(21_000);
  expect(await card.count()).toBe(0);
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 31 * 86_400_000 });
  await later.goto(`${place().shop.url}/ru/faq`);
  await later.clock.runFor(21_000);
  await later.getByRole("heading", { name: "О новинках — в нашем Telegram" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("on a product's page, beside a cart and in checkout the Telegram card never comes", async () => {
  const client = apiClient(place().shop.url);
  await client.signIn(newPhone(), place().shop.codeFor);
  await client.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: "olena@mail.ua" });
  const { body: product } = await client.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number }[];
  await client.post("/api/basket-add-product", { productId: product["id"], variationId: variation?.id, productAdd: true });
  const context = await place().browser.newContext();
  const page = await context.newPage();
  const card = page.getByRole("complementary", { name: "Telegram" });
  const waitOn = async (path: string) => {
    await page.goto(place().shop.url + path);
    await live(page);
    await page.clock.runFor(25_000);
    expect(new URL(page.url()).pathname).toBe(path);
  };
  await page.goto(place().shop.url);
  await page.evaluate((key) => localStorage.setItem(key, "0"), "telegram_quiet_until");
  await page.clock.install();
  await waitOn("/product/planted-stock-50");
  expect(await card.count()).toBe(0);
  await waitOn("/faq");
  await card.waitFor();
  await context.addCookies([{ name: "token", value: client.token ?? "", url: place().shop.url }]);
  for (const path of ["/checkout", "/account"]) {
    await waitOn(path);
    expect(await card.count()).toBe(0);
  }
  await context.close();
});

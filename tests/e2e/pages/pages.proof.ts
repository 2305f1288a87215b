import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { screens } from "../../../app/screens.ts";
import { axeViolations, openBrowser, settled } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";

/** A phone at 200 %, the narrowest phone, a phone, a tablet or a 1440 px window at 200 %, a desk: nothing scrolls sideways in any. */
const WIDTHS: Record<string, readonly number[]> = { uk: [195, 320, 390, 768, 1440], ru: [320, 390, 720, 1440] };
/** Where every page is looked at by axe. */
const LOOKED_AT: ReadonlySet<number> = new Set([390, 1440]);
const AT_ONCE = 3;
/**
 * Pages looked at whole at both widths, and followed into their filters. Of the others, drawn of the same parts, the
 * whole is looked at on a Ukrainian phone and the middle everywhere.
 */
const MODELS = new Set(["", "female", "category/1110", "product/planted-discount-70", "faq", "cart", "nothing-here"]);

/** Addresses of routes that need more than their own path; every other public route is opened as it is. */
const addresses: Record<string, readonly string[]> = {
  "retail/:gender": ["retail/female", "retail/home"],
  "category/:id": [
    "category/1110",
    "category/1100",
    "category/1110?size=46,48&sort=cheaper",
    "category/1110?price_min=1&price_max=2",
    "category/1110?utm_source=letter&sort=new&colour=black",
  ],
  "promo/:slug": ["promo/warm-row", "promo/home-row"],
  search: ["search", "search?q=сукня", "search?q=щцшэыъ"],
  "product/:id": [
    "planted-sold-out",
    "planted-twelve-colours",
    "planted-long-name",
    "planted-discount-70",
    "planted-eight-pictures-video",
    "planted-less-than-pack",
    "planted-unknown-colour",
    "planted-no-picture",
  ].map((id) => `product/${id}`),
  "*": ["nothing-here"],
};

/** Screens behind sign-in, a cart or a letter's link; the story of an order walks through them. */
const isGuarded = (id: string): boolean => /^(account|checkout|subscription|list-token|notices)/.test(id);

const ukrainian = screens.filter(({ id }) => !isGuarded(id)).map(({ path }) => path);
const pages = ukrainian.flatMap((path) => addresses[path] ?? [path]);

const MISSING = "/nothing-here";

const place = openShopAndBrowser({ withPictures: false });

test("every route with a parameter has an address to try", () => {
  expect(pages.filter((path) => /[:*]/.test(path))).toEqual([]);
  expect(pages.length).toBeGreaterThan(30);
});

describe.each([
  ["uk", ""],
  ["ru", "/ru"],
] as const)("in %s", (language, prefix) => {
  test("every public page is sound at a phone, a tablet and a desk, and its links lead somewhere", async () => {
    const links = new Set<string>();
    const complaints: string[] = [];
    const waiting = pages.map((path) => (path === "" ? prefix || "/" : `${prefix}/${path}`));
    const context = await place().browser.newContext({ reducedMotion: "reduce" });
    const walk = async () => {
      const page = await context.newPage();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        complaints.push(...(await inspect(page, path, language, links)).map((complaint) => `${path} ${complaint}`));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    await context.close();
    complaints.push(...(await deadLinks([...links])));
    expect(complaints).toEqual([]);
  });
});

test("on a phone at 200 % a product, and the promotion among them, has a row of its own", async () => {
  const page = await place().browser.newPage({ viewport: { width: 195, height: 422 } });
  await page.goto(`${place().shop.url}/category/1110`);
  const widths = await page.locator(".goods-grid > li").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(8);
  expect(widths.filter((width) => width < 150)).toEqual([]);
  await page.close();
});

test.each([
  [500, "Щось пішло не так."],
  [503, "Магазин зараз перевантажений"],
])("a page that answers %i says so, can be asked again and names the phone", async (status, title) => {
  const page = await place().browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${place().shop.url}/female`);
  await page.route("**/*.data*", (route) => route.fulfill({ status, body: "" }));
  await page.locator("main a[href*=category]").first().click();
  const main = page.locator("main");
  await main.getByRole("heading", { level: 1, name: title }).waitFor();
  await main.getByRole("link", { name: "Спробувати ще раз" }).waitFor();
  expect(await main.getByRole("link", { name: /^\+380 \(\d\d\)/ }).getAttribute("href")).toMatch(/^tel:/);
  await page.close();
});

describe("the buy bar of a phone", () => {
  test("stands in for the button out of sight, does the same and never covers the end of the page", async () => {
    const context = await place().browser.newContext({ viewport: { width: 390, height: 600 } });
    const page = await context.newPage();
    await page.goto(`${place().shop.url}/product/planted-stock-50`);
    const bar = page.locator("section", { has: page.getByText("Додати", { exact: true }) });
    const isAway = () => bar.evaluate((one) => (one as HTMLElement).inert);
    await page.getByRole("button", { name: "Додати в кошик", exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(isAway).toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(isAway).toBe(false);
    const switchFoot = await page.locator("footer [hreflang=ru]").evaluate((one) => one.getBoundingClientRect().bottom);
    await expect.poll(() => bar.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(switchFoot);
    await bar.getByRole("button", { name: "Додати" }).click();
    await page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("timer").waitFor();
    await context.close();
  });
});

test.each([
  [390, "/product/planted-twelve-colours", undefined],
  [390, "/", undefined],
  [390, "/", "Меню"],
  [390, "/category/1110", "Фільтри"],
  [720, "/category/1110", undefined],
  [768, "/category/1110", undefined],
  [1440, "/category/1110", undefined],
])("at %i px the keyboard walks %s %s in sight: focus shown, never under a bar", async (width, path, opener) => {
  const context = await place().browser.newContext({ viewport: { width, height: 600 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${place().shop.url}${path}`);
  if (opener) {
    await page.getByRole("button", { name: opener, exact: true }).press("Enter");
    await page.getByRole("dialog", { name: opener }).waitFor();
  }
  const hidden: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press("Tab");
    const complaint = await page.evaluate(lookAtFocus);
    if (complaint === undefined) break;
    if (complaint) hidden.push(complaint);
  }
  expect(hidden).toEqual([]);
  await context.close();
});

test("letters twice as large on a phone leave everything of the header in reach, nothing scrolls sideways, and goods are seen in the cart", async () => {
  const browser = await openBrowser({ withPictures: false, args: ["--blink-settings=imagesEnabled=false,defaultFontSize=32"] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const complaints: string[] = [];
  for (const path of ["/ru", "/ru/female", "/ru/category/1110", "/ru/product/planted-stock-50", "/ru/cart", "/ru/faq"]) {
    await page.goto(`${place().shop.url}${path}`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 390) complaints.push(`${path} scrolls sideways`);
    for (const name of ["Меню", "Поиск", "Корзина"]) {
      const { x = -1, width = 0 } = (await page.getByRole("banner").getByRole("button", { name, exact: true }).boundingBox()) ?? {};
      if (x < 0 || x + width > 390) complaints.push(`${path}: ${name} is out of reach`);
    }
  }
  expect(complaints).toEqual([]);

  await page.goto(`${place().shop.url}/ru/product/planted-stock-50`);
  await page.getByRole("button", { name: "Добавить в корзину", exact: true }).click();
  const cart = page.getByRole("dialog", { name: "Корзина", exact: true });
  await cart.getByRole("timer").waitFor();
  await settled(page);
  expect(await cart.getByRole("list").first().evaluate(heightOfScroller)).toBeGreaterThan(844 / 2);
  for (const button of await cart.getByRole("button").all()) {
    const { x = -1, width = 0 } = (await button.boundingBox()) ?? {};
    expect([x >= 0, x + width <= 390], await button.innerText()).toEqual([true, true]);
  }
  await cart.getByRole("button", { name: "Оформить заказ" }).click();
  await page.getByLabel("Номер телефона").waitFor();
  await browser.close();
});

/** How much of the screen what scrolls around an element takes. */
function heightOfScroller(element: Element): number {
  let box = element.parentElement;
  while (box && !["auto", "scroll"].includes(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box?.clientHeight ?? 0;
}

/** The complaint about the focused element; empty without one, undefined when the page has been walked. */
function lookAtFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 1), window.innerWidth - 2);
  const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.slice(0, 30)}`;
  const over = [top + 6, top + height - 6].map((y) => document.elementFromPoint(x, y));
  const isTall = height > window.innerHeight / 2;
  const isSeen = (one: Element | null) => one !== null && (focused.contains(one) || one.contains(focused));
  if (isTall ? !over.some(isSeen) : !over.every(isSeen)) return `covered or out of sight: ${name}`;
  const ring = [focused, focused.parentElement].some((one) => one && getComputedStyle(one).outlineStyle !== "none");
  return ring ? "" : `without a ring: ${name}`;
}

async function inspect(page: Page, path: string, language: string, links: Set<string>): Promise<string[]> {
  const complaints: string[] = [];
  const address = new URL(path, place().shop.url).href;
  page.removeAllListeners();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const isOwnStatus = message.location().url === address && message.text().includes("404");
    if (message.type() === "error" && !isOwnStatus) complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(address);
  const { lang, headings, undrawn, hrefs } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    undrawn: [...document.querySelectorAll("use")].map((one) => one.href.baseVal).filter((href) => !document.querySelector(href)),
    headings: [...document.querySelectorAll("h1")].filter((one) => one.checkVisibility()).length,
    hrefs: [...document.querySelectorAll("a")].map((one) => one.href),
  }));
  if (lang !== language) complaints.push(`says it is in ${lang}`);
  if (headings !== 1) complaints.push(`has ${headings} main headings`);
  if (undrawn.length > 0) complaints.push(`has icons without a drawing: ${undrawn.join(", ")}`);
  const isModel = MODELS.has(path.replace(/^\/(?:ru\/?)?/, ""));
  // A missing page has a language switch too, which leads to the same missing page.
  for (const href of hrefs.filter((one) => new URL(one).pathname.replace(/^\/ru/, "") !== MISSING))
    if (href.startsWith(place().shop.url) && (isModel || !href.includes("?"))) links.add(href.split("#")[0] ?? href);
  for (const width of WIDTHS[language] ?? []) {
    await page.setViewportSize({ width, height: 900 });
    const fits = await page
      .waitForFunction((most) => document.documentElement.scrollWidth <= most, width, { timeout: 5_000 })
      .then(() => true)
      .catch(() => false);
    if (!fits) complaints.push(`scrolls sideways at ${width}`);
    if (!LOOKED_AT.has(width)) continue;
    const violations = await axeViolations(page, isModel || (width === 390 && language === "uk") ? {} : { within: "main" });
    complaints.push(...violations.map((violation) => `at ${width}: ${violation}`));
  }
  return complaints;
}

async function deadLinks(links: string[]): Promise<string[]> {
  const dead: string[] = [];
  const ask = async () => {
    for (let link = links.pop(); link !== undefined; link = links.pop()) {
      const { status } = await fetch(link, { method: "HEAD", redirect: "manual" });
      if (status >= 400) dead.push(`${status} ${link}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return dead;
}

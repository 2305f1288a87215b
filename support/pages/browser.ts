import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Browser features for the person at it, or for its maker, that tests switch off. The list takes the place of Playwright's own. */
const UNWANTED = [
  "AimEnabled",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

const opened = new Set<Browser>();

/** Every page that is open now, in whatever browser of this process. */
export const openPages = (): Page[] => [...opened].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());

/**
 * The machine's Chromium, quiet: nothing of its own goes out, and no window draws an address bar nobody sees. Without
 * pictures where nothing looks at them: drawing one costs the shop more than a page. Chromium's shell shows no notifications to
 * anybody, so that who looks at them takes the one with a window.
 */
export async function openBrowser({
  withPictures = true,
  showsNotifications = false,
  isMeasured = false,
  args = [],
}: { withPictures?: boolean; showsNotifications?: boolean; isMeasured?: boolean; args?: readonly string[] } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    // Without a locale of UTF-8 it saves «замовлення.csv» under another name.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    executablePath: (showsNotifications && process.env["CHROMIUM_WITH_WINDOW"]) || process.env["CHROMIUM"] || "/usr/bin/chromium",
    args: [
      ...(withPictures ? [] : ["--blink-settings=imagesEnabled=false"]),
      `--disable-features=${UNWANTED.join(",")}`,
      "--no-sandbox",
      "--disable-gpu",
      // One process for all pages starts once, but what a page left behind is cleared away while the next one opens.
      ...(isMeasured ? [] : ["--renderer-process-limit=1"]),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...args,
    ],
  });
  opened.add(browser);
  browser.on("disconnected", () => opened.delete(browser));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    // Only who looks at the service worker has one: it would answer in a test's place.
    const context = await newContext({ serviceWorkers: "block", ...options });
    await context.addInitScript(closeTelegramCard, "telegram_quiet_until");
    if (options?.javaScriptEnabled !== false) context.on("page", waitUntilAwake);
    return context;
  };
  return browser;
}

/** Whoever walks for longer than the card waits has closed it before, unless the test has said when it may come. */
function closeTelegramCard(key: string): void {
  if (location.protocol === "http:" && localStorage.getItem(key) === null) localStorage.setItem(key, String(Number.MAX_SAFE_INTEGER));
}

/** The shop's code starts after the first paint; a page is opened when it answers, unless `commit` asks for less. */
function waitUntilAwake(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === "commit") return response;
    await page.waitForFunction(() => !document.querySelector("script[data-late]") || document.documentElement.dataset["awake"] === "");
    return response;
  };
}

/** Collects what the page's console and scripts complain of, save what is expected. */
export function complaintsOf(page: Page, { except = /^$/ }: { except?: RegExp } = {}): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && !except.test(message.text()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

export type Place = readonly [language: "uk" | "ru", width: number];
const everywhere: readonly Place[] = [
  ["uk", 390],
  ["ru", 390],
  ["uk", 1440],
  ["ru", 1440],
];
const isFirst = ([language, width]: Place): boolean => (language === "ru") === (width === 390);

/** `npm test` walks its journeys on a phone alone, `npm run prove -- journeys` the same ones at a desk. */
const isOnDevice = ([, width]: Place): boolean => {
  const device = process.env["DEVICE"];
  return !device || (device === "phone") === (width === 390);
};

/**
 * Where a journey is walked: on a phone in Russian, whose words are longer, and at a desk in Ukrainian; with
 * `npm run prove -- journeys --everywhere` in both languages on both. Public pages and dialogs are looked at in all four each time.
 */
export const WALKED =
  process.env["JOURNEYS"] === "everywhere" ? everywhere : everywhere.filter((place) => isFirst(place) && isOnDevice(place));

/** The other two, for the longest journey. */
export const ELSEWHERE = everywhere.filter((place) => !isFirst(place));

/** Complaints about the screen: axe's violations, scrolling sideways, and icons that are not drawn. `SHOTS` names a folder for pictures. */
export async function complaintsOfLook(page: Page, name: string): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const place = `${name}-${width}`;
  await settled(page);
  const complaints = (await axeViolations(page)).map((violation) => `${place}: ${violation}`);
  if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) complaints.push(`${place} scrolls sideways`);
  const icons = await page.evaluate(() =>
    [...document.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "").filter((href) => !document.querySelector(href)),
  );
  complaints.push(...[...new Set(icons)].map((icon) => `${place} has no drawing of ${icon}`));
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/${place}.png` });
  return complaints;
}

/** Presses a button or link as the keyboard does. */
export async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.page().keyboard.press("Enter");
}

/** Waits until it has the focus. */
export const hasFocus = (target: Locator) => expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** The cart of the page's visitor ends behind the page, as when the sweeper or another tab was quicker. */
export const endCartBehind = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { orderId } = (await (await fetch("/api/get-cart")).json()) as { orderId: string };
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/delete-cart", { method: "POST", headers, body: JSON.stringify({ orderId }) });
  });

/** Waits until the page has come alive, so that a press is heard. */
export const live = (page: Page): Promise<unknown> => page.locator("html[data-awake]").waitFor({ state: "attached" });

const LONGEST_ANIMATION_MS = 3_000;

/** Waits until dialogs have come in, so that contrast is measured on what people see. What moves for ever is not waited for. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    const ended = Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_ANIMATION_MS);

/** Every violation axe finds on the page, or within what a selector names, with the first places of each. */
export async function axeViolations(page: Page, { within }: { within?: string } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (within) => {
    const { axe: engine } = window as unknown as {
      axe: { run(context: Document | string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await engine.run(within ?? document, { preload: false, elementRef: false, resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    );
  }, within);
}

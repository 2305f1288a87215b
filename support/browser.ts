import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a browser does for the person at it, or for its maker. The list takes the place of Playwright's own. */
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

/**
 * The machine's Chromium, quiet: nothing of its own goes out, and no window draws an address bar nobody sees. Without
 * pictures where nothing looks at them: drawing one costs the shop more than a page.
 */
export async function openBrowser({
  withPictures = true,
  args = [],
}: { withPictures?: boolean; args?: readonly string[] } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] || "/usr/bin/chromium",
    args: [
      ...(withPictures ? [] : ["--blink-settings=imagesEnabled=false"]),
      `--disable-features=${UNWANTED.join(",")}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...args,
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) context.on("page", waitUntilAwake);
    return context;
  };
  return browser;
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

/** Waits until dialogs have come in, so that contrast is measured on what people see. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))).then(() => undefined),
  );

/** Every violation axe finds on the page, with the first places of each. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await engine.run();
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    );
  });
}

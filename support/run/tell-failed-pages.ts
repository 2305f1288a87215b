import type { Page } from "playwright-core";
import { afterEach, beforeEach } from "vitest";
import { openPages } from "../pages/browser.ts";

const MOST_LETTERS = 6_000;

let before = new Set<Page>();
beforeEach(() => void (before = new Set(openPages())));

/** A journey that fails says what its pages showed, as a screen reader reads it. */
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const page of openPages().filter((one) => !before.has(one))) console.error(`${task.name}\n${await shownOn(page)}`);
});

async function shownOn(page: Page): Promise<string> {
  const places = [page.locator("dialog[open]").last(), page.getByRole("main"), page.locator("body")];
  const seen = await Promise.all(places.map((place) => place.isVisible()));
  const shown = places[seen.indexOf(true)] ?? page.locator("html");
  const told = await page.locator("[role=status], [role=alert]").filter({ visible: true }).allInnerTexts();
  const snapshot = await shown.ariaSnapshot({ timeout: 5_000 }).catch(String);
  return [page.url(), `told: ${told.filter(Boolean).join(" | ")}`, snapshot.slice(0, MOST_LETTERS)].join("\n");
}

import { expect, test } from "vitest";
import type { KyivDay } from "../../platform/time/time.ts";
import { tagsOfNewDay, watchDays } from "./on-new-day.ts";

test("a day begins at midnight in Kyiv, and is told once", () => {
  let now = new Date("2026-11-22T21:59:59Z");
  const isNewDay = watchDays({ now: () => now });
  expect(isNewDay()).toBe(false);
  now = new Date("2026-11-22T22:00:00Z");
  expect([isNewDay(), isNewDay()]).toEqual([true, false]);
});

test("with the year every page is made anew, since its foot names it", () => {
  expect(tagsOfNewDay("2026-12-31" as KyivDay)).toEqual(["day"]);
  expect(tagsOfNewDay("2027-01-01" as KyivDay)).toContain("settings");
});

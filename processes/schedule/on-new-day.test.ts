import { expect, test } from "vitest";
import { watchDays } from "./on-new-day.ts";

test("a day begins at midnight in Kyiv, and is told once", () => {
  let now = new Date("2026-11-22T21:59:59Z");
  const isNewDay = watchDays({ now: () => now });
  expect(isNewDay()).toBe(false);
  now = new Date("2026-11-22T22:00:00Z");
  expect([isNewDay(), isNewDay()]).toEqual([true, false]);
});

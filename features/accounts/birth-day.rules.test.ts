import { expect, test } from "vitest";
import { yearsBefore } from "./birth-day.rules.ts";

test.each([
  ["2026-11-22", 18, "2008-11-22"],
  ["2028-02-29", 18, "2010-02-28"],
  ["2028-02-29", 20, "2008-02-29"],
  ["2128-02-29", 28, "2100-02-28"],
])("%s less %i years is %s", (day, years, earlier) => {
  expect(yearsBefore(day, years)).toBe(earlier);
});

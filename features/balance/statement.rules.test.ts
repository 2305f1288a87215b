import { expect, test } from "vitest";
import type { KyivDay } from "../../platform/time/time.ts";
import { currentMonth, periodErrors, previousMonth, standsAt } from "./statement.rules.ts";

const day = (text: string) => text as KyivDay;
const between = (from: string, to: string) => periodErrors({ from: day(from), to: day(to) });

test("a statement is of one day at least and 366 at most, both ends counted", () => {
  expect(between("2026-11-21", "2026-11-21")).toBeUndefined();
  expect(between("2026-11-21", "2026-11-20")).toEqual({ to: ["balance.periodBackwards"] });
  expect(between("2025-11-21", "2026-11-21")).toBeUndefined();
  expect(between("2025-11-21", "2026-11-22")).toEqual({ to: ["balance.periodLong"] });
});

test.each([
  ["2026-03-01", "2026-02-01", "2026-02-28"],
  ["2028-03-31", "2028-02-01", "2028-02-29"],
  ["2026-01-15", "2025-12-01", "2025-12-31"],
])("the month before %s is from %s to %s", (today, from, to) => {
  expect(previousMonth(day(today))).toEqual({ from, to });
  expect(currentMonth(day(today))).toEqual({ from: `${today.slice(0, 7)}-01`, to: today });
});

test("who owes whom is told to the kopiyka", () => {
  expect([1, 0, -1].map(standsAt)).toEqual(["shopOwes", "even", "customerOwes"]);
});

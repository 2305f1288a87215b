import fc from "fast-check";
import { expect, test } from "vitest";
import { daysUntilGone, MOST_DAYS, spanOf } from "./reports.rules.ts";

test("a span begins and ends at midnight in Kyiv, also where the clock is changed in it", () => {
  expect(spanOf("2027-10-31", "2027-10-31")).toEqual({
    days: ["2027-10-31"],
    from: new Date("2027-10-30T21:00:00.000Z"),
    to: new Date("2027-10-31T22:00:00.000Z"),
  });
});

test.each([
  ["2026-03-02", "2026-03-01", "reports.order"],
  ["2026-01-01", "2027-01-02", "reports.long"],
  ["0001-01-01", "9999-12-31", "reports.long"],
])("from %s to %s is refused: %s", (first, last, fault) => {
  expect(spanOf(first, last)).toEqual({ fault });
});

test("a leap year is whole", () => {
  expect(spanOf("2028-01-01", "2028-12-31")).toMatchObject({ days: { length: MOST_DAYS } });
});

test("what is free is sold by the day it is said to be gone, and not before", () => {
  const count = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 100_000 }), count, fc.integer({ min: 1, max: MOST_DAYS }), (free, sold, days) => {
      const left = daysUntilGone({ free, sold, days });
      expect(left).toBeGreaterThanOrEqual(0);
      expect((left * sold) / days).toBeLessThanOrEqual(Math.max(0, free));
      expect(((left + 1) * sold) / days).toBeGreaterThan(Math.max(0, free) - 1e-6);
    }),
  );
});

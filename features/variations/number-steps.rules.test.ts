import fc from "fast-check";
import { expect, test } from "vitest";
import { stepped, type Step } from "./number-steps.rules.ts";

test.each<[number, Step, number, number]>([
  [40, "set", 7, 7],
  [40, "percent", 10, 44],
  [5, "percent", 10, 6],
  [15, "percent", 10, 17],
  [45, "percent", -10, 41],
  [40, "percent", -100, 0],
  [40, "percent", 0.5, 40],
  [0, "percent", 50, 0],
  [40, "amount", -5, 35],
  [40, "amount", 5, 45],
  [42, "round", 5, 40],
  [43, "round", 5, 45],
  [45, "round", 10, 50],
  [44, "round", 10, 40],
  [44, "round", 1, 44],
  [44, "round", 0, 44],
  [44, "round", -5, 44],
])("%i, %s %d: %i", (value, step, by, result) => expect(stepped(value, step, by)).toBe(result));

test("percents are as exact as on paper", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: -100, max: 500 }), (value, percent) => {
      const hundredths = BigInt(value) * BigInt(100 + percent);
      expect(stepped(value, "percent", percent)).toBe(Number((hundredths + 50n) / 100n));
    }),
  );
});

test("rounding gives the nearest multiple, and once more the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(1, 5, 10), (value, by) => {
      const rounded = stepped(value, "round", by);
      expect(rounded % by).toBe(0);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(by / 2);
      expect(stepped(rounded, "round", by)).toBe(rounded);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { priceBounds } from "./price-bounds.rules.ts";

test("a price from 800 to 300 is one from 300 to 800, as numbers and as written", () => {
  expect(priceBounds(800, 300)).toEqual([300, 800]);
  expect(priceBounds("800", "300")).toEqual(["300", "800"]);
  expect(priceBounds("99.5", "1000")).toEqual(["99.5", "1000"]);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      const [from, to] = priceBounds(one, other);
      expect([from, to]).toEqual([Math.min(one, other), Math.max(one, other)]);
    }),
  );
});

test("one bound alone, and what is no number, stay where they are", () => {
  expect(priceBounds("800", undefined)).toEqual(["800", undefined]);
  expect(priceBounds(undefined, 300)).toEqual([undefined, 300]);
  expect(priceBounds("abc", "300")).toEqual(["abc", "300"]);
});

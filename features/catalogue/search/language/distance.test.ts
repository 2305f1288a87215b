import fc from "fast-check";
import { expect, test } from "vitest";
import { distance } from "./distance.ts";

test.each([
  ["кросвки", "missing"],
  ["кросіввки", "doubled"],
  ["кросіфки", "wrong"],
  ["кросвіки", "swapped"],
])("%s: a letter %s is one slip", (written) => {
  expect(distance(written, "кросівки", 2)).toBe(1);
});

test("two slips are two, and beyond the limit they are not counted", () => {
  expect(distance("красіфки", "кросівки", 2)).toBe(2);
  expect(distance("красіфки", "кросівки", 1)).toBe(2);
  expect(distance("сукня", "піжама", 2)).toBe(3);
  expect(distance("сук", "сукнями", 2)).toBe(3);
});

test("whichever word comes first, the distance is the same, and it is 0 for equal words alone", () => {
  const word = fc.string({ unit: fc.constantFrom("а", "б", "в"), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distance(one, other, 2)).toBe(distance(other, one, 2));
      expect(distance(one, other, 2) === 0).toBe(one === other);
    }),
  );
});

test("words too long to be compared are only equal to themselves", () => {
  const long = "а".repeat(70);
  expect(distance(long, long, 2)).toBe(0);
  expect(distance(long, `${long}б`, 2)).toBe(3);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { firstPacks, mostPacks, withinShelf } from "./packs-to-add.ts";

test("the stepper begins at the product's minimum, in whole packs", () => {
  expect(firstPacks({ pack: 5, minimum: 10, left: 100, held: 0 })).toBe(2);
  expect(firstPacks({ pack: 4, minimum: 10, left: 100, held: 0 })).toBe(3);
  expect(firstPacks({ pack: 1, minimum: 1, left: 9, held: 0 })).toBe(1);
});

test("what the cart holds of the product counts towards its minimum", () => {
  expect(firstPacks({ pack: 5, minimum: 10, left: 100, held: 5 })).toBe(1);
  expect(firstPacks({ pack: 5, minimum: 20, left: 100, held: 5 })).toBe(3);
  expect(firstPacks({ pack: 5, minimum: 10, left: 100, held: 40 })).toBe(1);
});

test("no more than there is, whatever the minimum or the wish, and never less than a pack", () => {
  expect(firstPacks({ pack: 5, minimum: 50, left: 17, held: 0 })).toBe(3);
  const shelves = fc.record({ pack: fc.integer({ min: 1, max: 20 }), minimum: fc.nat(200), left: fc.nat(200), held: fc.nat(200) });
  fc.assert(
    fc.property(shelves, fc.nat(100), (shelf, wanted) => {
      for (const packs of [firstPacks(shelf), withinShelf(wanted, shelf)]) {
        expect(packs).toBeGreaterThanOrEqual(1);
        expect(packs).toBeLessThanOrEqual(Math.max(1, mostPacks(shelf)));
      }
    }),
  );
});

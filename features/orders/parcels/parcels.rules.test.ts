import { expect, test } from "vitest";
import { idOf } from "../../../platform/ids.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { isTooHeavy, parcelsOf } from "./parcels.rules.ts";

const line = (product: number, pieces: number, suborder = false) => ({
  productId: idOf<"product">(product),
  pieces,
  price: kopiykas(10_000),
  suborder,
});
const weights = new Map([
  [idOf<"product">(1), 400],
  [idOf<"product">(2), 1_000],
]);
const onReceipt = { weights, isOnReceipt: true, fee: kopiykas(2_500) };

test("goods from the shelf and goods made to order are two parcels, and the fee is collected with the first", () => {
  expect(parcelsOf([line(1, 3), line(2, 1), line(2, 2, true)], onReceipt)).toEqual([
    { goods: "shelf", weightGrams: 2_200, worth: 40_000, collected: 42_500 },
    { goods: "made_to_order", weightGrams: 2_000, worth: 20_000, collected: 20_000 },
  ]);
  expect(parcelsOf([line(2, 1, true)], onReceipt)).toEqual([
    { goods: "made_to_order", weightGrams: 1_000, worth: 10_000, collected: 12_500 },
  ]);
});

test("what is paid before sending is not collected", () => {
  expect(parcelsOf([line(1, 1)], { ...onReceipt, isOnReceipt: false })).toMatchObject([{ worth: 10_000, collected: 0 }]);
});

test("one product without a weight makes the parcel's weight unknown", () => {
  expect(parcelsOf([line(1, 1), line(3, 1)], onReceipt)).toMatchObject([{ weightGrams: undefined, worth: 20_000 }]);
});

test("a place takes its limit to the gram, judged by the heaviest parcel; without a limit or a weight nothing is too heavy", () => {
  const grams = (...weighed: (number | undefined)[]) => weighed.map((weightGrams) => ({ weightGrams }));
  expect(isTooHeavy(grams(30_000), 30)).toBe(false);
  expect(isTooHeavy(grams(30_001), 30)).toBe(true);
  expect(isTooHeavy(grams(100, undefined, 30_001), 30)).toBe(true);
  expect(isTooHeavy(grams(20_000, 20_000), 30)).toBe(false);
  expect([isTooHeavy(grams(1_000_000), 0), isTooHeavy(grams(undefined), 1), isTooHeavy([], 1)]).toEqual([false, false, false]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { MOST_PERCENT, resalePrice, roundings } from "./mark-up.rules.ts";

const price = fc.integer({ min: 1, max: 100_000_00 }).map(kopiykas);
const terms = fc.record({
  percent: fc.integer({ min: 0, max: MOST_PERCENT }),
  rounding: fc.constantFrom(...roundings),
  prefersRecommended: fc.boolean(),
});
const of = (one: number, percent: number, rounding: (typeof roundings)[number]) =>
  resalePrice({ price: kopiykas(one), recommendedPrice: null }, { percent, rounding, prefersRecommended: false });

describe("the price of a reseller", () => {
  test.each([
    [100_00, 0, "kopiyka", 100_00],
    [99_99, 10, "kopiyka", 109_99],
    [99_99, 10, "hryvnia", 110_00],
    [1_241_00, 0, "five", 1_245_00],
    [1_241_00, 0, "ten", 1_250_00],
    [1_241_00, 0, "nine", 1_249_00],
    [1_249_00, 0, "nine", 1_249_00],
    [1_249_01, 0, "nine", 1_259_00],
    [1, 0, "nine", 9_00],
  ] as const)("%i kopiykas with %i %% to a %s is %i", (one, percent, rounding, asked) => {
    expect(of(one, percent, rounding)).toBe(asked);
  });

  test("a recommended price is taken where it is wanted, there, and not below the shop's", () => {
    const wanted = { percent: 20, rounding: "hryvnia", prefersRecommended: true } as const;
    expect(resalePrice({ price: kopiykas(100_00), recommendedPrice: kopiykas(149_50) }, wanted)).toBe(149_50);
    expect(resalePrice({ price: kopiykas(100_00), recommendedPrice: kopiykas(90_00) }, wanted)).toBe(120_00);
    expect(resalePrice({ price: kopiykas(100_00), recommendedPrice: null }, wanted)).toBe(120_00);
    expect(resalePrice({ price: kopiykas(100_00), recommendedPrice: kopiykas(149_50) }, { ...wanted, prefersRecommended: false })).toBe(
      120_00,
    );
  });

  test("is whole kopiykas, never below the shop's, and at most a step above what the percent makes", () => {
    fc.assert(
      fc.property(price, terms, (one, { percent, rounding }) => {
        const asked = of(one, percent, rounding);
        const raised = (one * (100 + percent)) / 100;
        expect(Number.isInteger(asked)).toBe(true);
        expect(asked).toBeGreaterThanOrEqual(one);
        expect(asked - raised).toBeLessThan(1_000);
      }),
    );
  });

  test("does not fall when the shop's price or the percent rises", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 100_00 }), terms, (one, more, { percent, rounding }) => {
        expect(of(one + more, percent, rounding)).toBeGreaterThanOrEqual(of(one, percent, rounding));
        expect(of(one, Math.min(MOST_PERCENT, percent + 1), rounding)).toBeGreaterThanOrEqual(of(one, percent, rounding));
      }),
    );
  });
});

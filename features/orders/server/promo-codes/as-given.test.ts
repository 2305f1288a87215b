import { expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { asGiven } from "./as-given.ts";
import type { PromoTerms } from "./promo-codes.queries.ts";

const terms: PromoTerms = {
  code: "LITO",
  compared: "lito",
  percent: null,
  amount: kopiykas(12_550),
  starts_at: new Date("2026-05-31T21:00:00Z"),
  ends_at: new Date("2026-11-30T22:00:00Z"),
  smallest: kopiykas(100_000),
  audiences: "male female",
  categories: ["1110"],
  not_reduced: true,
  uses: 5,
  uses_each: 1,
  first_order: false,
  active: true,
};

test("a code's last day is the one whose midnight in Kyiv ends it, its sums are hryvnias", () => {
  expect(asGiven(terms)).toMatchObject({
    amountHryvnias: 125.5,
    smallestHryvnias: 1_000,
    firstDay: "2026-06-01",
    lastDay: "2026-11-30",
    usesEach: 1,
  });
});

test("what has no terms is empty; no sum is not nothing off", () => {
  expect(asGiven({ ...terms, amount: null, percent: 10, starts_at: null, ends_at: null, audiences: "" })).toMatchObject({
    amountHryvnias: null,
    percent: 10,
    firstDay: "",
    lastDay: "",
    audiences: [],
  });
  expect(asGiven({ ...terms, amount: kopiykas(0) }).amountHryvnias).toBe(0);
});

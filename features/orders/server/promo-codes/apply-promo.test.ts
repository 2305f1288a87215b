import { expect, test } from "vitest";
import { idOf } from "../../../../platform/ids.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import type { Shop } from "../../../shop.ts";
import { applyPromo } from "./apply-promo.ts";
import type { PromoRow } from "./promo-codes.queries.ts";

const now = new Date("2026-11-21T10:00:00Z");
const row: PromoRow = {
  id: idOf<"promo_code">(5),
  version: 1,
  created_at: now,
  code: "LITO",
  compared: "lito",
  percent: 10,
  amount: null,
  starts_at: null,
  ends_at: null,
  smallest: kopiykas(0),
  audiences: "",
  categories: [],
  not_reduced: true,
  uses: null,
  uses_each: null,
  first_order: false,
  active: true,
};
const line = (price: number, oldPrice: number | null = null) => ({
  productId: idOf<"product">(1),
  price: kopiykas(price),
  oldPrice: oldPrice === null ? null : kopiykas(oldPrice),
  pieces: 2,
});
/** A code for goods of any kind asks nothing of the catalogue. */
const applied = (lines: ReturnType<typeof line>[], more: Partial<PromoRow> | undefined = {}) =>
  applyPromo({} as Shop, { row: more && { ...row, ...more }, used: 0, usedByCustomer: 0 }, { lines, now, purchases: 0, isResale: false });

test("a code for goods at their full price leaves reduced ones out, and only those", () => {
  const lines = [line(10_000), line(10_000, 12_000), line(10_000, 10_000), line(10_000, 9_000)];
  expect(applied(lines)).toEqual({ id: 5, code: "LITO", discounts: [2_000, 0, 2_000, 2_000] });
  expect(applied(lines, { not_reduced: false })).toMatchObject({ discounts: [2_000, 2_000, 2_000, 2_000] });
  expect(applied([line(10_000, 12_000)])).toMatchObject({ refusal: { reason: "nothing_for" } });
});

test("the smallest sum is of the goods the code is for", () => {
  const lines = [line(10_000), line(50_000, 60_000)];
  expect(applied(lines, { smallest: kopiykas(20_000) })).toMatchObject({ discounts: [2_000, 0] });
  expect(applied(lines, { smallest: kopiykas(20_001) })).toMatchObject({ refusal: { reason: "too_small", missing: 1 } });
});

test("a code that nobody gave, or one that comes to less than a kopiyka, takes nothing off and says why", () => {
  expect(
    applyPromo({} as Shop, { row: undefined, used: 0, usedByCustomer: 0 }, { lines: [line(100)], now, purchases: 0, isResale: false }),
  ).toEqual({
    refusal: { reason: "unknown" },
  });
  expect(applied([line(4)])).toEqual({ refusal: { reason: "nothing_for" } });
  expect(applied([line(5)])).toMatchObject({ discounts: [1] });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { discountOfPieces } from "../../../platform/money/discounted.ts";
import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "../../../platform/money/money.ts";
import { comparedCode, discountsOf, isPromoCode, paidForPieces, refusalOf, spread, type PromoCode } from "./promo-codes.rules.ts";

describe("a code", () => {
  test("is compared without case, and letters that look alike are one", () => {
    expect(comparedCode(" весна10 ")).toBe(comparedCode("ВЕСНА10"));
    // "CHEMA" of Latin letters, of Cyrillic ones, and of both.
    expect(new Set(["chema", "снема", "СHЕMА"].map(comparedCode))).toEqual(new Set(["CHEMA"]));
    expect(comparedCode("ІДЕЯ")).toBe(comparedCode("iдея"));
    expect(comparedCode("sale1")).not.toBe(comparedCode("sale2"));
  });

  test("is 3 to 32 letters and digits", () => {
    expect(["abc", "Їжак2026", "знижка", "A".repeat(32)].map(isPromoCode)).toEqual([true, true, true, true]);
    expect(["", "ab", "A".repeat(33), "a b c", "a-b", "<script>", "小さい値", "a😀c", "ab\u0000c"].map(isPromoCode)).toEqual(
      Array.from({ length: 9 }, () => false),
    );
  });

  test("is the same once it is compared, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."аАвВіІaAbBxХßſї1") }),
        (text) => comparedCode(comparedCode(text)) === comparedCode(text),
      ),
    );
  });
});

const now = new Date("2026-11-28T10:00:00Z");
const plain: PromoCode = {
  percent: 10,
  amount: null,
  active: true,
  startsAt: null,
  endsAt: null,
  smallest: kopiykas(0),
  uses: null,
  usesEach: 1,
  firstOrder: false,
};
const fits = { now, used: 0, usedByCustomer: 0, purchases: 0, isResale: false, worth: kopiykas(50_000) };

describe("a code is refused", () => {
  test("where it is not known, over, switched off or not begun", () => {
    expect(refusalOf(undefined, fits)).toEqual({ reason: "unknown" });
    expect(refusalOf({ ...plain, active: false }, fits)).toEqual({ reason: "ended" });
    expect(refusalOf({ ...plain, endsAt: now }, fits)).toEqual({ reason: "ended" });
    expect(refusalOf({ ...plain, endsAt: new Date(now.getTime() + 1) }, fits)).toBeUndefined();
    expect(refusalOf({ ...plain, startsAt: now }, fits)).toBeUndefined();
    const tomorrow = new Date("2026-11-29T00:00:00Z");
    expect(refusalOf({ ...plain, startsAt: tomorrow }, fits)).toEqual({ reason: "not_begun", startsAt: tomorrow });
  });

  test("where it is used up, by all or by this customer, or is for first orders", () => {
    expect(refusalOf({ ...plain, uses: 5 }, { ...fits, used: 4 })).toBeUndefined();
    expect(refusalOf({ ...plain, uses: 5 }, { ...fits, used: 5 })).toEqual({ reason: "used_up" });
    expect(refusalOf(plain, { ...fits, usedByCustomer: 1 })).toEqual({ reason: "used_by_you" });
    expect(refusalOf({ ...plain, usesEach: null }, { ...fits, usedByCustomer: 9 })).toBeUndefined();
    expect(refusalOf({ ...plain, firstOrder: true }, fits)).toBeUndefined();
    expect(refusalOf({ ...plain, firstOrder: true }, { ...fits, purchases: 1 })).toEqual({ reason: "first_only" });
  });

  test("where the cart has nothing for it, or too little, and to a reseller's buyer", () => {
    expect(refusalOf(plain, { ...fits, worth: undefined })).toEqual({ reason: "nothing_for" });
    expect(refusalOf({ ...plain, smallest: kopiykas(50_000) }, fits)).toBeUndefined();
    expect(refusalOf({ ...plain, smallest: kopiykas(50_001) }, fits)).toEqual({ reason: "too_small", missing: 1 });
    expect(refusalOf(plain, { ...fits, isResale: true })).toEqual({ reason: "resale" });
  });
});

const price = fc.integer({ min: 1, max: 10_000_000 }).map(kopiykas);
const pieces = fc.integer({ min: 1, max: 10_000 });
const line = fc.record({ price, pieces, isMeant: fc.boolean() });
const worth = fc.oneof(
  fc.integer({ min: 1, max: 90 }).map((percent) => ({ percent, amount: null })),
  fc.integer({ min: 1, max: 1_000_000_000 }).map((amount) => ({ percent: null, amount: kopiykas(amount) })),
);
const sumOf = (one: { price: Kopiykas; pieces: number }) => timesPieces(one.price, one.pieces);

describe("a discount", () => {
  test("of ten percent, and of a sum, over three lines", () => {
    const lines = [999, 999, 1_001].map((one) => ({ price: kopiykas(one), pieces: 1, isMeant: true }));
    expect(discountsOf({ percent: 10, amount: null }, lines)).toEqual([100, 99, 100]);
    expect(
      discountsOf(
        { percent: null, amount: kopiykas(100) },
        [300, 300, 300].map((one) => ({ price: kopiykas(one), pieces: 1, isMeant: true })),
      ),
    ).toEqual([34, 33, 33]);
    expect(discountsOf({ percent: null, amount: kopiykas(99_999) }, lines)).toEqual([998, 998, 1_000]);
    expect(discountsOf({ percent: 50, amount: null }, [{ price: kopiykas(100), pieces: 2, isMeant: false }])).toEqual([0]);
  });

  test("is on the lines it is for alone, whole, and leaves each a kopiyka", () => {
    fc.assert(
      fc.property(worth, fc.array(line, { maxLength: 12 }), (of, lines) => {
        const discounts = discountsOf(of, lines);
        const meant = lines.filter(({ isMeant }) => isMeant);
        const all = sumKopiykas(meant.map(sumOf));
        const wished = of.percent === null ? of.amount : Math.floor((all * of.percent) / 100);
        const room = meant.reduce((sum, one) => sum + sumOf(one) - 1, 0);
        expect(sumKopiykas(discounts)).toBe(Math.min(wished ?? 0, room));
        for (const [at, one] of lines.entries()) {
          const discount = discounts[at] ?? -1;
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(one.isMeant ? sumOf(one) - 1 : 0);
        }
      }),
    );
  });

  test("is spread within a kopiyka of the lines' shares while there is room", () => {
    const sums = fc.array(fc.integer({ min: 1_000, max: 100_000_000 }).map(kopiykas), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 89 }), (all, percent) => {
        const total = kopiykas(Math.floor((sumKopiykas(all) * percent) / 100));
        const parts = spread(total, all);
        for (const [at, sum] of all.entries()) expect(Math.abs((parts[at] ?? 0) - (total * sum) / sumKopiykas(all))).toBeLessThan(1);
      }),
    );
  });

  test("goes back with the pieces, and over all steps to the kopiyka", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(price, steps, fc.nat(), (one, given, seed) => {
        const count = given.reduce((sum, step) => sum + step, 0);
        const discount = kopiykas(seed % (one * count));
        const sold = { price: one, pieces: count, discount };
        let before = 0;
        let paid = 0;
        for (const more of given) {
          const part = paidForPieces(sold, { before, more });
          expect(part).toBeGreaterThanOrEqual(0);
          paid += part;
          before += more;
          // The rest after a shortage of as many pieces keeps a kopiyka too.
          if (before < count) expect(timesPieces(one, before) - discountOfPieces(sold, before)).toBeGreaterThanOrEqual(1);
        }
        expect(paid).toBe(one * count - discount);
      }),
    );
  });
});

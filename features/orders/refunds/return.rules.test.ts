import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { paidForGoods, splitReturn, sumOf, without, type Means } from "./return.rules.ts";

const means = (money: number, balance: number, bonuses: number): Means => ({
  money: kopiykas(money),
  balance: kopiykas(balance),
  bonuses: kopiykas(bonuses),
});

test("goods are paid for by points first, then by the balance, and by money for the rest", () => {
  const order = (goods: number, bonuses: number, balance: number) =>
    paidForGoods({ goods: kopiykas(goods), bonuses_used: kopiykas(bonuses), balance_used: kopiykas(balance) });
  expect(order(10_000, 0, 0)).toEqual(means(10_000, 0, 0));
  expect(order(10_000, 3_000, 2_000)).toEqual(means(5_000, 2_000, 3_000));
  expect(order(10_000, 9_000, 1_500), "a part of the fee was paid from the balance").toEqual(means(0, 1_000, 9_000));
});

test("half of the goods bring half of each means, the odd kopiyka as money", () => {
  expect(splitReturn(kopiykas(5_001), means(5_000, 2_001, 3_001))).toEqual(means(2_501, 1_000, 1_500));
  expect(splitReturn(kopiykas(0), means(5_000, 0, 0))).toEqual(means(0, 0, 0));
  expect(splitReturn(kopiykas(100), means(0, 0, 0)), "all of it went back before").toEqual(means(0, 0, 0));
});

test("what went back before is left out of what each means paid", () => {
  expect(without(means(5_000, 2_000, 3_000), means(1_000, 2_000, 0))).toEqual(means(4_000, 0, 3_000));
  expect(without(means(100, 0, 0), means(150, 0, 10))).toEqual(means(0, 0, 0));
});

test("whatever comes back in whatever parts: each part is worth its goods, no means brings more than it paid, all parts bring all", () => {
  const amount = fc.nat(2_000_000);
  fc.assert(
    fc.property(amount, amount, amount, fc.array(fc.nat(500_000), { maxLength: 12 }), (money, balance, bonuses, values) => {
      const paid = means(money, balance, bonuses);
      let left = paid;
      for (const value of values) {
        const part = splitReturn(kopiykas(value), left);
        expect(sumOf(part)).toBe(Math.min(value, sumOf(left)));
        for (const one of ["money", "balance", "bonuses"] as const) expect(part[one]).toBeLessThanOrEqual(left[one]);
        left = without(left, part);
      }
      expect(splitReturn(sumOf(left), left)).toEqual(left);
    }),
  );
});

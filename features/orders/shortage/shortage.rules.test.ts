import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { sumOf } from "../refunds/return.rules.ts";
import { withoutMissing, type OrderSums } from "./shortage.rules.ts";

const anOrder = fc
  .record({
    goods: fc.integer({ min: 2, max: 10_000_000 }),
    fee: fc.integer({ min: 0, max: 50_000 }),
    bonuses: fc.double({ min: 0, max: 1, noNaN: true }),
    balance: fc.double({ min: 0, max: 1, noNaN: true }),
    debts: fc.integer({ min: 0, max: 50_000 }),
    missing: fc.double({ min: 0, max: 1, noNaN: true }),
    feeLeft: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ goods, fee, debts, ...shares }) => {
    const cost = goods + fee;
    const bonuses = Math.floor(cost * shares.bonuses);
    const balance = Math.floor((cost - bonuses) * shares.balance);
    const order = {
      goods,
      fee,
      bonuses_used: bonuses,
      balance_used: balance,
      debts_paid: debts,
      to_pay: cost - bonuses - balance + debts,
    } as OrderSums;
    const value = kopiykas(1 + Math.floor((goods - 2) * shares.missing));
    // A fee that bonuses or balance helped to pay stays.
    return { order, value, fee: bonuses + balance > 0 ? kopiykas(fee) : kopiykas(Math.floor(fee * shares.feeLeft)) };
  });

test("whatever is missing, the sums that are left explain the total, none is below zero, and what goes back is worth what is missing", () => {
  fc.assert(
    fc.property(anOrder, ({ order, value, fee }) => {
      const { left, back } = withoutMissing(order, { value, fee });
      expect(left.to_pay).toBe(left.goods + left.fee - left.bonuses_used - left.balance_used + left.debts_paid);
      for (const sum of [...Object.values(left), ...Object.values(back)]) expect(sum).toBeGreaterThanOrEqual(0);
      expect(sumOf(back)).toBe(value);
      expect(left.debts_paid).toBe(order.debts_paid);
    }),
    { numRuns: 2_000 },
  );
});

test("missing goods of an order paid by half with bonuses bring half of their price in bonuses", () => {
  const order = { goods: 10_000, fee: 0, bonuses_used: 5_000, balance_used: 0, debts_paid: 300, to_pay: 5_300 } as OrderSums;
  const { left, back } = withoutMissing(order, { value: kopiykas(2_001), fee: kopiykas(0) });
  expect(back).toEqual({ money: 1_001, balance: 0, bonuses: 1_000 });
  expect(left).toMatchObject({ goods: 7_999, bonuses_used: 4_000, to_pay: 4_299 });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { billOf, billOfParts, noFee, type Bill, type Mean, type Purse } from "./bill.rules.ts";

const goods = fc.array(
  fc.record({
    suborder: fc.boolean(),
    price: fc.integer({ min: 1, max: 1_000_000 }).map(kopiykas),
    pieces: fc.integer({ min: 1, max: 500 }),
  }),
  { maxLength: 20 },
);

test("the lines of a bill sum to what is paid, and nothing is charged for nothing", () => {
  fc.assert(
    fc.property(
      goods,
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 10_000 }).map(kopiykas),
      (lines, percent, fixedKopiykas) => {
        const bill = billOf(lines, { percent, fixedKopiykas });
        expect(bill.lines.reduce((sum, line) => sum + line.kopiykas, 0)).toBe(bill.toPay);
        expect(Number.isInteger(bill.toPay)).toBe(true);
        if (lines.length === 0) expect(bill.toPay).toBe(0);
      },
    ),
  );
});

test("the fee is a share rounded up to a kopiyka, and a whole share is not rounded", () => {
  const fee = (price: number, percent: number) =>
    billOf([{ suborder: false, price: kopiykas(price), pieces: 1 }], { percent, fixedKopiykas: kopiykas(0) }).fee;
  expect(fee(10_000, 1.1)).toBe(110);
  expect(fee(10_001, 2)).toBe(201);
  expect(fee(1, 0.01)).toBe(1);
});

test("what is paid in a way without a fee costs what the goods cost", () => {
  expect(billOf([{ suborder: false, price: kopiykas(10_000), pieces: 2 }], noFee)).toEqual({
    lines: [{ kind: "goods", kopiykas: 20_000 }],
    toPay: 20_000,
    goods: 20_000,
    fee: 0,
    parts: [{ suborder: false, goods: 20_000, discount: 0, fee: 0, bonuses: 0, balance: 0, debts: 0, toPay: 20_000, prepayment: 0 }],
    prepayment: 0,
    excluded: null,
  });
});

test("every part that is not zero is a line of its own, bonuses and balance below zero, and the lines sum to what is paid", () => {
  const part = fc.integer({ min: 0, max: 1_000_000 }).map(kopiykas);
  fc.assert(
    fc.property(fc.record({ goods: part, suborder: part, promo: part, fee: part, bonuses: part, balance: part, debt: part }), (parts) => {
      const { lines, toPay } = billOfParts(parts);
      expect(lines.map(({ kind }) => kind).toSorted()).toEqual(
        Object.entries(parts)
          .filter(([, sum]) => sum > 0)
          .map(([kind]) => kind)
          .toSorted(),
      );
      expect(toPay).toBe(parts.goods + parts.suborder - parts.promo + parts.fee - parts.bonuses - parts.balance + parts.debt);
      expect(lines.reduce((sum, line) => sum + line.kopiykas, 0)).toBe(toPay);
    }),
  );
});

const purses: fc.Arbitrary<Purse> = fc.record({
  has: fc.record({ bonuses: amountOf(3_000_000), balance: amountOf(3_000_000) }),
  uses: fc.constantFrom<readonly Mean[]>([], ["bonuses"], ["balance"], ["bonuses", "balance"], ["balance", "bonuses"]),
  debts: amountOf(50_000),
});

function amountOf(max: number) {
  return fc.oneof(fc.constant(0), fc.integer({ min: 1, max })).map(kopiykas);
}

const aloneOf = ({ has, uses }: Purse, cost: number): Mean | undefined => uses.find((mean) => has[mean] >= cost);

/** Pays each kopiyka of the cost, of the shelf's part first, out of the one purse that has enough for all, else the first that still has one. */
function modelOf(costs: readonly number[], { has, uses: chosen, debts }: Purse) {
  const alone = aloneOf(
    { has, uses: chosen, debts },
    costs.reduce((sum, cost) => sum + cost, 0),
  );
  const uses = alone ? [alone] : chosen;
  const left: Record<Mean, number> = { ...has };
  return costs.map((cost, at) => {
    const used: Record<Mean, number> = { bonuses: 0, balance: 0 };
    let open = cost;
    while (open > 0) {
      const mean = uses.find((one) => left[one] > 0);
      if (!mean) break;
      const taken = Math.min(open, left[mean]);
      left[mean] -= taken;
      used[mean] += taken;
      open -= taken;
    }
    return { ...used, toPay: open + (at === 0 ? debts : 0) };
  });
}

test("S20 100,000 totals with bonuses, balance and debts are what a second, smaller model says", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          suborder: fc.boolean(),
          price: fc.integer({ min: 1, max: 100_000 }).map(kopiykas),
          pieces: fc.integer({ min: 1, max: 20 }),
        }),
        { maxLength: 4 },
      ),
      purses,
      fc.constantFrom(0, 1.5, 20),
      (lines, purse, percent) => {
        const bill = billOf(lines, { percent, fixedKopiykas: kopiykas(percent === 0 ? 0 : 500) }, purse);
        const cost = bill.goods + bill.fee;
        const expected = modelOf(
          bill.parts.map(({ goods: sum, fee }) => sum + fee),
          purse,
        );
        if (!isSame(bill, expected)) throw new Error("the parts are not the model's");
        if (bill.lines.reduce((sum, line) => sum + line.kopiykas, 0) !== bill.toPay)
          throw new Error("the lines do not sum to what is paid");
        if (bill.parts.reduce((sum, part) => sum + part.toPay, 0) !== bill.toPay) throw new Error("the parts do not sum to what is paid");
        const alone = aloneOf(purse, cost);
        const isCovered = alone !== undefined && cost > 0;
        if (bill.excluded !== null && (!isCovered || bill.excluded === alone || sumUsed(bill, bill.excluded) > 0))
          throw new Error("what is excluded is used, or not covered by the other");
        if (isCovered && bill.excluded === null && purse.has.bonuses > 0 && purse.has.balance > 0) throw new Error("nothing was excluded");
      },
    ),
    { numRuns: 100_000 },
  );
});

const sumUsed = ({ parts }: Bill, mean: Mean): number => parts.reduce((sum, part) => sum + part[mean], 0);

const isSame = ({ parts }: Bill, expected: ReturnType<typeof modelOf>): boolean =>
  parts.length === expected.length &&
  parts.every(
    ({ bonuses, balance, toPay }, at) =>
      bonuses === expected[at]?.bonuses && balance === expected[at].balance && toPay === expected[at].toPay,
  );

test("bonuses first or balance first is the customer's choice, the second covers what is left, debts are always paid", () => {
  const lines = [{ suborder: false, price: kopiykas(10_000), pieces: 1 }];
  const has = { bonuses: kopiykas(8_000), balance: kopiykas(5_000) };
  const used = (uses: readonly Mean[]) => {
    const { parts, toPay } = billOf(lines, noFee, { has, uses, debts: kopiykas(700) });
    return [parts[0]?.bonuses, parts[0]?.balance, toPay];
  };
  expect(used(["bonuses", "balance"])).toEqual([8_000, 2_000, 700]);
  expect(used(["balance", "bonuses"])).toEqual([5_000, 5_000, 700]);
  expect(used(["balance"])).toEqual([0, 5_000, 5_700]);
  expect(used([])).toEqual([0, 0, 10_700]);
});

test("what covers everything excludes the other: bonuses the balance, the balance the bonuses", () => {
  const lines = [{ suborder: false, price: kopiykas(10_000), pieces: 1 }];
  const excluded = (bonuses: number, balance: number, uses: readonly Mean[]) =>
    billOf(lines, noFee, { has: { bonuses: kopiykas(bonuses), balance: kopiykas(balance) }, uses, debts: kopiykas(0) }).excluded;
  expect(excluded(10_000, 1, ["bonuses", "balance"])).toBe("balance");
  expect(excluded(1, 10_000, ["balance"])).toBe("bonuses");
  expect(excluded(9_999, 10_000, ["bonuses", "balance"])).toBe("bonuses");
  expect(excluded(10_000, 10_000, ["balance", "bonuses"])).toBe("bonuses");
  expect(excluded(9_999, 9_999, ["bonuses", "balance"])).toBeNull();
  expect(excluded(9_999, 10_000, ["bonuses"])).toBeNull();
  expect(excluded(10_000, 0, ["bonuses"])).toBeNull();
});

test("what covers everything alone is used alone, though the other was to go first; what is not chosen covers nothing", () => {
  const lines = [{ suborder: false, price: kopiykas(10_000), pieces: 1 }];
  const used = (bonuses: number, balance: number, uses: readonly Mean[]) => {
    const has = { bonuses: kopiykas(bonuses), balance: kopiykas(balance) };
    const [part] = billOf(lines, noFee, { has, uses, debts: kopiykas(0) }).parts;
    return [part?.bonuses, part?.balance];
  };
  expect(used(1_000, 20_000, ["bonuses", "balance"])).toEqual([0, 10_000]);
  expect(used(20_000, 1_000, ["balance", "bonuses"])).toEqual([10_000, 0]);
  expect(used(1_000, 20_000, ["bonuses"])).toEqual([1_000, 0]);
});

test("of a purchase in two parts the first is covered first; fee and debts are on it", () => {
  const lines = [
    { suborder: true, price: kopiykas(7_000), pieces: 1 },
    { suborder: false, price: kopiykas(10_000), pieces: 1 },
  ];
  const purse: Purse = { has: { bonuses: kopiykas(11_000), balance: kopiykas(3_000) }, uses: ["bonuses", "balance"], debts: kopiykas(900) };
  expect(billOf(lines, { percent: 0, fixedKopiykas: kopiykas(500) }, purse).parts).toEqual([
    { suborder: false, goods: 10_000, discount: 0, fee: 500, bonuses: 10_500, balance: 0, debts: 900, toPay: 900, prepayment: 0 },
    { suborder: true, goods: 7_000, discount: 0, fee: 0, bonuses: 500, balance: 3_000, debts: 0, toPay: 3_500, prepayment: 0 },
  ]);
});

test("what a code takes off a part lowers its goods, then fee, points and balance are counted", () => {
  const lines = [
    { suborder: false, price: kopiykas(10_000), pieces: 2, discount: kopiykas(2_001) },
    { suborder: true, price: kopiykas(5_000), pieces: 1, discount: kopiykas(499) },
  ];
  const purse: Purse = { has: { bonuses: kopiykas(18_000), balance: kopiykas(0) }, uses: ["bonuses"], debts: kopiykas(0) };
  const bill = billOf(lines, { percent: 10, fixedKopiykas: kopiykas(0) }, purse);
  expect(bill.lines).toEqual([
    { kind: "goods", kopiykas: 20_000 },
    { kind: "suborder", kopiykas: 5_000 },
    { kind: "promo", kopiykas: -2_500 },
    { kind: "fee", kopiykas: 2_250 },
    { kind: "bonuses", kopiykas: -18_000 },
  ]);
  expect(bill.toPay).toBe(6_750);
  expect(bill.goods).toBe(22_500);
  expect(bill.parts.map(({ goods: left, discount, fee, bonuses, toPay }) => [left, discount, fee, bonuses, toPay])).toEqual([
    [17_999, 2_001, 2_250, 18_000, 2_249],
    [4_501, 499, 0, 0, 4_501],
  ]);
});

test("a prepayment is a share of each part in whole hryvnias upwards, never more than is to be paid, and nothing where nothing is", () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const { parts, prepayment, toPay } = billOf(lines, noFee, undefined, percent);
      expect(prepayment).toBe(parts.reduce((sum, part) => sum + part.prepayment, 0));
      expect(prepayment).toBeLessThanOrEqual(toPay);
      for (const part of parts) {
        expect(part.prepayment === part.toPay || part.prepayment % 100 === 0).toBe(true);
        expect(part.prepayment * 100).toBeGreaterThanOrEqual(Math.min(part.toPay, part.toPay * (percent / 100)) * 100 - 1e-6);
        expect(part.prepayment - (part.toPay * percent) / 100).toBeLessThan(101);
      }
      if (percent === 0) expect(prepayment).toBe(0);
    }),
  );
});

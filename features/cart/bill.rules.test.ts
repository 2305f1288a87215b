import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money.ts";
import { billOf, billOfParts, noFee } from "./bill.rules.ts";

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
  });
});

test("every part that is not zero is a line of its own, bonuses and balance below zero, and the lines sum to what is paid", () => {
  const part = fc.integer({ min: 0, max: 1_000_000 }).map(kopiykas);
  fc.assert(
    fc.property(fc.record({ goods: part, suborder: part, fee: part, bonuses: part, balance: part, debt: part }), (parts) => {
      const { lines, toPay } = billOfParts(parts);
      expect(lines.map(({ kind }) => kind).toSorted()).toEqual(
        Object.entries(parts)
          .filter(([, sum]) => sum > 0)
          .map(([kind]) => kind)
          .toSorted(),
      );
      expect(toPay).toBe(parts.goods + parts.suborder + parts.fee - parts.bonuses - parts.balance + parts.debt);
      expect(lines.reduce((sum, line) => sum + line.kopiykas, 0)).toBe(toPay);
    }),
  );
});

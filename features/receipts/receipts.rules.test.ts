import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas, sumKopiykas, timesPieces } from "../../platform/money/money.ts";
import { amountOf, onPaper, positionOf, receiptsBetween, type Draft, type Position } from "./receipts.rules.ts";

const dress = (pieces: number) => ({ code: "SR-1", name: "Сукня", price: kopiykas(50_000), pieces });
const card = (amount: number) => ({ means: "card" as const, amount: kopiykas(amount), card: { mask: "4242" } });
const balance = (amount: number) => ({ means: "balance" as const, amount: kopiykas(amount) });
const nothing: Position = { lines: [], paid: [] };

test("money that came in is a sale, with a discount where points paid a part", () => {
  const [sale, ...others] = receiptsBetween(nothing, { lines: [dress(2)], paid: [card(80_000), balance(10_000)] });
  expect(others).toEqual([]);
  expect(sale).toEqual({ kind: "sale", lines: [dress(2)], payments: [card(80_000), balance(10_000)] });
  expect(onPaper(sale!, "Частина ціни")).toEqual({ lines: [dress(2)], discount: 10_000 });
});

test("goods that came back are a return with the card of the sale; a part of the price alone is a line of its own", () => {
  const paid: Position = { lines: [dress(2)], paid: [card(100_000)] };
  expect(receiptsBetween(paid, { lines: [dress(1)], paid: [card(50_000)] })).toEqual([
    { kind: "return", lines: [dress(1)], payments: [card(50_000)] },
  ]);
  const [part] = receiptsBetween(paid, { lines: [dress(2)], paid: [card(90_000)] });
  expect(part).toEqual({ kind: "return", lines: [], payments: [card(10_000)] });
  expect(onPaper(part!, "Частина ціни").lines).toEqual([{ code: "", name: "Частина ціни", price: 10_000, pieces: 1 }]);
});

test("money kept on the balance is given back by it; where no money moves there is no receipt", () => {
  const paid: Position = { lines: [dress(1)], paid: [card(50_000)] };
  const kept: Position = { lines: [], paid: [card(50_000), balance(-50_000)] };
  expect(receiptsBetween(paid, kept)).toEqual([{ kind: "return", lines: [dress(1)], payments: [balance(50_000)] }]);
  expect(receiptsBetween(paid, paid)).toEqual([]);
  expect(receiptsBetween(nothing, { lines: [dress(1)], paid: [] })).toEqual([]);
});

const lineOf = fc.record({
  code: fc.constantFrom("A", "B", ""),
  name: fc.constantFrom("Сукня", "Плата"),
  price: fc.integer({ min: 1, max: 100_000 }).map(kopiykas),
  pieces: fc.integer({ min: 1, max: 9 }),
});
const paymentOf = fc.record({
  means: fc.constantFrom("card", "balance", "on_delivery"),
  amount: fc.integer({ min: 0, max: 900_000 }).map(kopiykas),
});
const position: fc.Arbitrary<Position> = fc.record({
  lines: fc.array(lineOf, { maxLength: 4 }),
  paid: fc.array(paymentOf, { maxLength: 4 }),
});

test("whatever happens to an order, its receipts say together what was taken, each is above zero and balanced on paper", () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 8 }), (history) => {
      const made: Draft[] = [];
      for (const now of history) made.push(...receiptsBetween(positionOf(made), now));
      const last = history.at(-1)!;
      for (const means of ["card", "balance", "on_delivery"]) {
        const of = ({ paid }: Position) => amountOf(paid.filter((payment) => payment.means === means));
        expect(of(positionOf(made))).toBe(of(last));
      }
      for (const draft of made) {
        const { lines, discount } = onPaper(draft, "Частина ціни");
        const worth = sumKopiykas(lines.map(({ price, pieces }) => timesPieces(price, pieces)));
        expect(amountOf(draft.payments)).toBeGreaterThan(0);
        expect(worth - discount).toBe(amountOf(draft.payments));
        expect(lines.length).toBeGreaterThan(0);
        expect(discount).toBeGreaterThanOrEqual(0);
      }
      expect(receiptsBetween(positionOf(made), last)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

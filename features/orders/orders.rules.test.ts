import fc from "fast-check";
import { expect, test } from "vitest";
import { billOf, causesAgainst } from "./orders.rules.ts";

const goods = fc.array(
  fc.record({ suborder: fc.boolean(), price: fc.integer({ min: 1, max: 1_000_000 }), pieces: fc.integer({ min: 1, max: 500 }) }),
  { maxLength: 20 },
);

test("the lines of a bill sum to what is paid, and nothing is charged for nothing", () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 10_000 }), (lines, percent, fixedKopiykas) => {
      const bill = billOf(lines, { percent, fixedKopiykas });
      expect(bill.lines.reduce((sum, line) => sum + line.kopiykas, 0)).toBe(bill.toPay);
      expect(Number.isInteger(bill.toPay)).toBe(true);
      if (lines.length === 0) expect(bill.toPay).toBe(0);
    }),
  );
});

const fine = {
  goods: 200_000,
  toPay: 200_000,
  lines: 2,
  minOrder: 150_000,
  underMinimum: [],
  blacklisted: false,
  cardOnly: false,
  profileFilled: true,
  priceChanged: false,
};

test("an order in order has no causes against it", () => {
  expect(causesAgainst(fine)).toEqual([]);
});

test("every cause is named at once", () => {
  const causes = causesAgainst({
    ...fine,
    goods: 100_000,
    toPay: 100_000,
    underMinimum: [{ id: 1, name: "Футболка", min_order_amount: 10, missing: 5 }],
    cardOnly: true,
    profileFilled: false,
    priceChanged: true,
  });
  expect(causes.map((one) => one.cause)).toEqual([
    "below_min_order",
    "below_min_amount",
    "profile_incomplete",
    "card_only",
    "price_changed",
  ]);
  expect(causes[0]).toEqual({ cause: "below_min_order", minimum: 150_000, missing: 50_000 });
});

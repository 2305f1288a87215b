import { kopiykas } from "../../platform/money.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { billOf, causesAgainst, isCancellable, isDeliveryFree, isStillHere, orderLimits } from "./orders.rules.ts";
import { idOf } from "../../platform/ids.ts";

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

const fine = {
  toPay: kopiykas(200_000),
  lines: 2,
  smallestSum: { minimum: kopiykas(150_000), missing: kopiykas(0) },
  notAvailable: [],
  underMinimum: [],
  blacklisted: false,
  cardOnly: false,
  carrierOn: true,
  paymentOn: true,
  profileFilled: true,
  priceChanged: false,
  tooMany: false,
  tooManyOpen: false,
};

test("an order in order has no causes against it", () => {
  expect(causesAgainst(fine)).toEqual([]);
});

test("every cause is named at once", () => {
  const underMinimum = [{ id: idOf<"product">(1), name: "Футболка", min_order_amount: 10, missing: 5 }];
  const notAvailable = [{ productId: idOf<"product">(2), name: "Худі" }];
  const causes = causesAgainst({
    ...fine,
    toPay: kopiykas(100_000),
    smallestSum: { minimum: kopiykas(150_000), missing: kopiykas(50_000) },
    underMinimum,
    notAvailable,
    cardOnly: true,
    carrierOn: false,
    paymentOn: false,
    profileFilled: false,
    priceChanged: true,
    tooMany: true,
    tooManyOpen: true,
    blacklisted: true,
  });
  expect(causes.map((one) => one.cause)).toEqual([
    "blacklisted",
    "below_min_order",
    "not_available",
    "below_min_amount",
    "profile_incomplete",
    "card_only",
    "carrier_off",
    "payment_off",
    "price_changed",
    "too_many",
    "too_many_open",
  ]);
  expect(causes[1]).toEqual({ cause: "below_min_order", minimum: 150_000, missing: 50_000 });
});

test("an empty cart is only empty", () => {
  expect(causesAgainst({ ...fine, toPay: kopiykas(0), lines: 0 })).toEqual([{ cause: "cart_empty" }]);
});

test("the fee is a share rounded up to a kopiyka, and a whole share is not rounded", () => {
  const fee = (price: number, percent: number) =>
    billOf([{ suborder: false, price: kopiykas(price), pieces: 1 }], { percent, fixedKopiykas: kopiykas(0) }).fee;
  expect(fee(10_000, 1.1)).toBe(110);
  expect(fee(10_001, 2)).toBe(201);
  expect(fee(1, 0.01)).toBe(1);
});

test("only the first order ever ships free, and only by Ukrposhta", () => {
  expect(isDeliveryFree({ carrier: "ukrposhta", ordersBefore: 0 })).toBe(true);
  expect(isDeliveryFree({ carrier: "ukrposhta", ordersBefore: 1 })).toBe(false);
  expect(isDeliveryFree({ carrier: "nova-poshta", ordersBefore: 0 })).toBe(false);
});

test("S33 limits widen with the third completed order", () => {
  expect(orderLimits(2)).toEqual({ aDay: 10, open: 3 });
  expect(orderLimits(3)).toEqual({ aDay: 100, open: 30 });
});

test("nothing of an order has left until it is sent", () => {
  expect(["new", "packed", "shipped", "ready", "completed", "cancelled", "returned"].filter(isStillHere)).toEqual(["new", "packed"]);
});

test("an order can be cancelled until it is packed", () => {
  expect(["new", "awaiting_payment", "confirmed", "packed", "shipped", "delivered", "cancelled"].filter(isCancellable)).toEqual([
    "new",
    "awaiting_payment",
    "confirmed",
  ]);
});

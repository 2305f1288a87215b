import { kopiykas } from "../../platform/money/money.ts";
import { expect, test } from "vitest";
import { causesAgainst, isCancellable, isStillHere, orderLimits, priceChanges, sumStands } from "./orders.rules.ts";
import { idOf } from "../../platform/ids.ts";

const fine = {
  toPay: kopiykas(200_000),
  lines: 2,
  smallestSum: { minimum: kopiykas(150_000), missing: kopiykas(0) },
  notAvailable: [],
  underMinimum: [],
  blacklisted: false,
  cardOnly: { isRefused: false, isCardOn: false },
  carrierOn: true,
  arePlacesKnown: true,
  paymentOn: true,
  profileFilled: true,
  prices: [],
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
    cardOnly: { isRefused: true, isCardOn: false },
    carrierOn: false,
    arePlacesKnown: false,
    paymentOn: false,
    profileFilled: false,
    prices: [{ name: "Худі", was: kopiykas(90_000), now: kopiykas(100_000) }],
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
    "places_unknown",
    "payment_off",
    "price_changed",
    "too_many",
    "too_many_open",
  ]);
  expect(causes[1]).toEqual({ cause: "below_min_order", minimum: 150_000, missing: 50_000 });
});

test("a changed price is named once for each product and pair of prices", () => {
  const line = (productId: number, was: number, now: number) => ({
    productId: idOf<"product">(productId),
    name: `№ ${productId}`,
    seenPrice: kopiykas(was),
    price: kopiykas(now),
  });
  expect(priceChanges([line(1, 100, 100), line(2, 100, 120), line(2, 100, 120), line(2, 90, 80), line(3, 100, 120)])).toEqual([
    { name: "№ 2", was: 100, now: 120 },
    { name: "№ 2", was: 90, now: 80 },
    { name: "№ 3", was: 100, now: 120 },
  ]);
});

test("an empty cart names no other cause", () => {
  expect(causesAgainst({ ...fine, toPay: kopiykas(0), lines: 0 })).toEqual([{ cause: "cart_empty" }]);
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

test("a sum is to be paid until a card or the carrier has taken it, and of a sale that was undone it is only a sum", () => {
  const cash = { paid: false, toPay: 100 };
  for (const status of ["new", "confirmed", "packed", "shipped", "ready"] as const) expect(sumStands({ ...cash, status })).toBe("toPay");
  for (const status of ["delivered", "completed"] as const) expect(sumStands({ ...cash, status })).toBe("paid");
  expect(sumStands({ status: "confirmed", paid: true, toPay: 100 })).toBe("paid");
  for (const paid of [true, false])
    for (const status of ["cancelled", "returned"] as const) expect(sumStands({ status, paid, toPay: 100 })).toBe("total");
  expect(sumStands({ status: "delivered", paid: true, toPay: 0 })).toBe("toPay");
});

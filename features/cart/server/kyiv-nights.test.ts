import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { expectStockInOrder } from "../../../support/test-stock.ts";
import { formatMoment, kyivDay } from "../../../platform/time/time.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import { addPack, recalculate, sweepExpiredCarts, viewCart } from "../cart.server.ts";

/** A reservation lasts as long as it says on the nights in which Kyiv's clocks move and over the ends of months and years. */
let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
afterEach(async () => {
  shop.clock.set("2040-01-01T00:00:00Z");
  await sweepExpiredCarts(shop);
  await expectStockInOrder(shop);
});

const someone = async () => {
  const customer = await addTestCustomer(shop);
  return () => testVisit(shop, { customer });
};

describe.each([
  ["the hour that is skipped in spring", "2027-03-28T00:30:00Z", "28.03.2027, 02:30", "28.03.2027, 04:30"],
  ["the hour that comes twice in autumn", "2026-10-25T00:30:00Z", "25.10.2026, 03:30", "25.10.2026, 03:30"],
  ["the end of a month with 25 hours in its last day", "2027-10-31T21:30:00Z", "31.10.2027, 23:30", "01.11.2027, 00:30"],
  ["the end of a month with 23 hours in its last day", "2030-03-31T20:30:00Z", "31.03.2030, 23:30", "01.04.2030, 00:30"],
  ["a leap day", "2028-02-29T21:30:00Z", "29.02.2028, 23:30", "01.03.2028, 00:30"],
  ["the end of February", "2027-02-28T21:30:00Z", "28.02.2027, 23:30", "01.03.2027, 00:30"],
  ["New Year's Eve", "2026-12-31T21:30:00Z", "31.12.2026, 23:30", "01.01.2027, 00:30"],
])("over %s", (_, start, begins, ends) => {
  test("an hour is 3600 seconds, to the second", async () => {
    shop.clock.set(start);
    const goods = await addTestGoods(shop, { stock: 1 });
    const [mine, theirs] = [await someone(), await someone()];
    await addPack(mine(), goods);
    const { reservationEnd, reservationSeconds, serverNow } = await viewCart(mine());
    expect([reservationSeconds, ((reservationEnd ?? 0) - serverNow) / 1_000]).toEqual([3_600, 3_600]);
    expect([formatMoment(new Date(start)), formatMoment(new Date(reservationEnd ?? 0))]).toEqual([begins, ends]);
    shop.clock.advanceSeconds(3_599);
    expect(await sweepExpiredCarts(shop)).toBe(0);
    expect(await addPack(theirs(), goods)).toBe("refused");
    shop.clock.advanceSeconds(1);
    expect(await addPack(theirs(), goods)).toBe("added");
    expect((await viewCart(mine())).orderId).toBeNull();
  });

  test("a restart on the way gives a whole hour more, and the most of a cart is counted in hours that pass", async () => {
    shop.clock.set(start);
    await writeSettings(shop, { basket_max_hours: 3 });
    const goods = await addTestGoods(shop, { stock: 5 });
    const mine = await someone();
    await addPack(mine(), goods);
    const line = { productId: goods.productId, variationId: goods.variationId, quantity: 1 };
    const extend = async () => {
      const { orderId } = await viewCart(mine());
      await recalculate(mine(), { cartItems: [line], orderId });
      return ((await viewCart(mine())).reservationEnd ?? 0) - new Date(start).getTime();
    };
    const ends: number[] = [];
    for (let half = 0; half < 5; half += 1) {
      shop.clock.advanceSeconds(1_800);
      ends.push((await extend()) / 3_600_000);
    }
    expect(ends).toEqual([1.5, 2, 2.5, 3, 3]);
    shop.clock.advanceSeconds(1_800);
    expect(await sweepExpiredCarts(shop)).toBe(1);
    await writeSettings(shop, { basket_max_hours: 24 });
  });
});

test("a clock set back lets a reservation live on, a clock set forward ends it, and nothing is released twice", async () => {
  shop.clock.set("2026-10-25T00:30:00Z");
  const goods = await addTestGoods(shop, { stock: 1 });
  const mine = await someone();
  await addPack(mine(), goods);
  for (const jump of [300, -600, -3_600, 3_000]) {
    shop.clock.advanceSeconds(jump);
    expect(await sweepExpiredCarts(shop)).toBe(0);
    expect((await viewCart(mine())).counter).toBe(1);
  }
  shop.clock.advanceSeconds(40 * 86_400);
  expect([await sweepExpiredCarts(shop), await sweepExpiredCarts(shop)]).toEqual([1, 0]);
});

test("the day of a person is Kyiv's on both sides of every midnight that matters", () => {
  const days = (instants: readonly string[]) => instants.map((instant) => kyivDay(new Date(instant)));
  expect(days(["2027-03-27T21:59:59Z", "2027-03-27T22:00:00Z", "2027-03-28T20:59:59Z", "2027-03-28T21:00:00Z"])).toEqual([
    "2027-03-27",
    "2027-03-28",
    "2027-03-28",
    "2027-03-29",
  ]);
  expect(days(["2027-10-31T21:59:59Z", "2027-10-31T22:00:00Z"])).toEqual(["2027-10-31", "2027-11-01"]);
});

import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { addTestOrder, expectMoneyInOrder } from "../../../support/test-money.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { balanceOf } from "../../balance/balance.server.ts";
import type { Customer } from "../../shop.ts";
import {
  bonusInvariants,
  bonusLots,
  bonusSum,
  endBonusesOf,
  grantBonuses,
  returnBonuses,
  spendBonuses,
  takeBackCashback,
} from "../loyalty.server.ts";

const november = "2026-11-21T10:00:00Z";
const lastSecond = "2026-11-30T21:59:58Z";
const december = "2026-12-05T10:00:00Z";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
beforeEach(() => shop.clock.set(november));
afterAll(() => shop.close());

const grant = (accountId: Id<"account">, amount: number, more: { reason?: "cashback"; source?: string; orderId?: string } = {}) =>
  shop.db.write((tx) =>
    grantBonuses(tx, {
      accountId,
      amount: kopiykas(amount),
      reason: more.reason ?? "bonus_granted",
      source: more.source ?? randomUUID(),
      ...(more.orderId === undefined ? {} : { orderId: more.orderId }),
      byWhom: "shop",
      at: shop.clock.now(),
    }),
  );
const spend = (accountId: Id<"account">, order: { id: string; number: number }, amount: number) =>
  shop.db.write((tx) => spendBonuses(tx, { accountId, order, amount: kopiykas(amount), at: shop.clock.now() }));
const giveBack = (accountId: Id<"account">, order: { id: string; number: number }, amount?: number) =>
  shop.db.write((tx) =>
    returnBonuses(tx, { accountId, order, ...(amount === undefined ? {} : { amount: kopiykas(amount) }), at: shop.clock.now() }),
  );
const takeBack = (accountId: Id<"account">, orderId: string, share?: { of: number; from: number }) =>
  shop.db.write((tx) =>
    takeBackCashback(tx, {
      accountId,
      orderId,
      ...(share && { share: { of: kopiykas(share.of), from: kopiykas(share.from) } }),
      byWhom: "shop",
      at: shop.clock.now(),
    }),
  );
const sum = (accountId: Id<"account">) => bonusSum(shop.db.read, accountId, shop.clock.now());
const customerWithOrder = async (): Promise<{ customer: Customer; id: Id<"account">; order: { id: string; number: number } }> => {
  const customer = await addTestCustomer(shop);
  return { customer, id: customer.id, order: await addTestOrder(shop, customer) };
};

test("an account without points has none", async () => {
  expect(await sum((await addTestCustomer(shop)).id)).toBe(0);
});

test("points of a grant live until 23:59:59 in Kyiv of the month's last day, and are granted once a source", async () => {
  const { id } = await addTestCustomer(shop);
  expect(await grant(id, 5_000, { source: `once ${id}` })).toBe(true);
  expect(await grant(id, 5_000, { source: `once ${id}` })).toBe(false);
  expect(await grant(id, 0)).toBe(false);
  shop.clock.set(lastSecond);
  expect(await sum(id)).toBe(5_000);
  shop.clock.advanceSeconds(1);
  expect(await sum(id)).toBe(0);
  await expectMoneyInOrder(shop);
});

test("spending takes the lot that ends first; an order spends once however often it tries", async () => {
  const { id, order } = await customerWithOrder();
  await grant(id, 3_000);
  shop.clock.set("2026-11-30T22:00:00Z");
  await grant(id, 2_000);
  shop.clock.set(november);
  expect(await spend(id, order, 3_500)).toBe(true);
  expect(await spend(id, order, 1_000)).toBe(true);
  expect((await bonusLots(shop.db.read, id, shop.clock.now())).map(({ left, granted }) => [left, granted])).toEqual([[1_500, 2_000]]);
  await expectMoneyInOrder(shop);
});

test("I7 more points than there are, or points of an ended month, are not spent", async () => {
  const { customer, id, order } = await customerWithOrder();
  await grant(id, 3_000);
  expect(await spend(id, order, 3_001)).toBe(false);
  shop.clock.set(december);
  expect(await spend(id, order, 1)).toBe(false);
  expect(await spend(id, await addTestOrder(shop, customer), 0)).toBe(true);
  await expectMoneyInOrder(shop);
});

test("what an order used comes back in parts and whole, once", async () => {
  const { id, order } = await customerWithOrder();
  await grant(id, 3_000);
  await spend(id, order, 2_500);
  expect(await giveBack(id, order, 1_000)).toBe(1_000);
  expect(await sum(id)).toBe(1_500);
  expect(await giveBack(id, order)).toBe(1_500);
  expect(await giveBack(id, order)).toBe(0);
  expect(await sum(id)).toBe(3_000);
  await expect(giveBack(id, order, 1)).rejects.toThrow("fewer points");
  await expectMoneyInOrder(shop);
});

test("points whose month is over come back as a lot of the current month", async () => {
  const { id, order } = await customerWithOrder();
  await grant(id, 3_000);
  await spend(id, order, 3_000);
  shop.clock.set(december);
  expect(await giveBack(id, order)).toBe(3_000);
  expect((await bonusLots(shop.db.read, id, shop.clock.now())).map(({ left, endsAt }) => [left, endsAt.toISOString()])).toEqual([
    [3_000, "2026-12-31T21:59:59.000Z"],
  ]);
  await expectMoneyInOrder(shop);
});

test("points that come back in parts on both sides of the month's end are all there", async () => {
  const { id, order } = await customerWithOrder();
  await grant(id, 1_000);
  await spend(id, order, 1_000);
  await giveBack(id, order, 400);
  shop.clock.set(december);
  await endBonusesOf(shop, id);
  expect(await giveBack(id, order)).toBe(600);
  expect(await sum(id)).toBe(600);
  await expectMoneyInOrder(shop);
});

test("I7 a lot whose rest is not what its postings add up to, or spent after its end, is named", async () => {
  const broken = await openTestShop();
  const { id } = await addTestCustomer(broken);
  const at = broken.clock.now();
  await broken.db.write((tx) =>
    grantBonuses(tx, { accountId: id, amount: kopiykas(300), reason: "bonus_granted", source: "one", byWhom: "shop", at }),
  );
  const order = await addTestOrder(broken, await addTestCustomer(broken));
  await broken.db.write((tx) => spendBonuses(tx, { accountId: id, order, amount: kopiykas(100), at }));
  expect(await bonusInvariants(broken)).toEqual([]);
  await broken.db.write((tx) =>
    tx
      .updateTable("bonus_lot")
      .set({ points_left: kopiykas(201), granted_at: new Date(at.getTime() - 2), ends_at: new Date(at.getTime() - 1) })
      .execute(),
  );
  expect((await bonusInvariants(broken)).map(({ invariant }) => invariant)).toEqual([
    "I7 what is left of a lot is what its postings add up to",
    "I7 a lot is not spent after its end",
  ]);
  await broken.close();
});

test("the job writes off what is left of months that are over, once", async () => {
  const { id, order } = await customerWithOrder();
  await grant(id, 3_000);
  await grant(id, 1_000);
  await spend(id, order, 500);
  expect(await endBonusesOf(shop, id)).toBe(0);
  shop.clock.set(december);
  await grant(id, 700);
  expect(await endBonusesOf(shop, id)).toBeGreaterThanOrEqual(2);
  expect(await endBonusesOf(shop, id)).toBe(0);
  expect(await sum(id)).toBe(700);
  const written = await shop.db.read
    .selectFrom("journal_entry")
    .innerJoin("posting", "posting.entry_id", "journal_entry.id")
    .select(["posting.amount", "journal_entry.at"])
    .where("reason", "=", "bonus_ended")
    .where("posting.account_id", "=", id)
    .orderBy("posting.lot_id")
    .execute();
  expect(written.map(({ amount, at }) => [amount, at.toISOString()])).toEqual([
    [-2_500, "2026-11-30T21:59:59.000Z"],
    [-1_000, "2026-11-30T21:59:59.000Z"],
  ]);
  await expectMoneyInOrder(shop);
});

test("S13 cashback goes back with its order, what was spent of it from the balance, once", async () => {
  const { customer, id, order } = await customerWithOrder();
  await grant(id, 400, { reason: "cashback", orderId: order.id });
  await spend(id, await addTestOrder(shop, customer), 150);
  expect(await takeBack(id, order.id)).toBe(400);
  expect(await takeBack(id, order.id)).toBe(0);
  expect(await sum(id)).toBe(0);
  expect(await balanceOf(shop.db.read, id)).toEqual({ companyDebt: 0, customerDebt: 150, total: -150 });
  await expectMoneyInOrder(shop);
});

test("S13 points of the cashback that ended unspent are nobody's debt, written off or not", async () => {
  for (const job of [endBonusesOf, async () => 0]) {
    shop.clock.set(november);
    const { id, order } = await customerWithOrder();
    await grant(id, 400, { reason: "cashback", orderId: order.id });
    shop.clock.set(december);
    await job(shop, id);
    expect(await takeBack(id, order.id)).toBe(0);
    expect((await balanceOf(shop.db.read, id)).total).toBe(0);
  }
  await expectMoneyInOrder(shop);
});

test("S13 cashback goes back by shares of the order, never more than was given", async () => {
  const { id, order } = await customerWithOrder();
  await grant(id, 201, { reason: "cashback", orderId: order.id });
  expect(await takeBack(id, order.id, { of: 1, from: 3 })).toBe(67);
  expect(await takeBack(id, order.id, { of: 1, from: 3 })).toBe(67);
  expect(await takeBack(id, order.id)).toBe(67);
  expect(await takeBack(id, order.id)).toBe(0);
  await expectMoneyInOrder(shop);
});

test("I7 whatever is granted, spent, returned and ended, the points are those of a plain count", async () => {
  const customer = await addTestCustomer(shop);
  const { id } = customer;
  let lots: { left: number; month: number }[] = [];
  const orders: { order: { id: string; number: number }; used: { month: number; amount: number }[] }[] = [];
  let month = 0;
  const living = () => lots.filter((lot) => lot.month === month);
  const step = fc.oneof(
    fc.record({ what: fc.constant("grant" as const), amount: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ what: fc.constant("spend" as const), amount: fc.integer({ min: 1, max: 1_200 }) }),
    fc.record({ what: fc.constant("return" as const), amount: fc.nat(9) }),
    fc.record({ what: fc.constant("month" as const), amount: fc.constant(0) }),
  );
  const act = async ({ what, amount }: { what: "grant" | "spend" | "return" | "month"; amount: number }) => {
    if (what === "grant") {
      await grant(id, amount);
      lots.push({ left: amount, month });
    } else if (what === "spend") {
      const order = await addTestOrder(shop, customer);
      const there = living().reduce((total, { left }) => total + left, 0);
      expect(await spend(id, order, amount)).toBe(amount <= there);
      if (amount > there) return;
      let rest = amount;
      for (const lot of living()) {
        const here = Math.min(rest, lot.left);
        lot.left -= here;
        rest -= here;
      }
      orders.push({ order, used: [{ month, amount }] });
    } else if (what === "return") {
      const one = orders.splice(amount % Math.max(1, orders.length), 1)[0];
      if (!one) return;
      await giveBack(id, one.order);
      lots.push({ left: one.used.reduce((total, used) => total + used.amount, 0), month });
    } else {
      month += 1;
      shop.clock.set(new Date(Date.UTC(2026, 10 + month, 10)));
      if (month % 2 === 0) await endBonusesOf(shop, id);
      lots = lots.filter((lot) => lot.month === month);
    }
    expect(await sum(id)).toBe(living().reduce((total, { left }) => total + left, 0));
  };
  const seed = Math.floor(Math.random() * 2 ** 31);
  for (const one of fc.sample(step, { seed, numRuns: 120 }))
    await act(one).catch((cause) => Promise.reject(new Error(`seed ${seed}`, { cause })));
  await expectMoneyInOrder(shop);
});

import { expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { openProcesses, processesOfRun } from "../../../../support/test-processes.ts";
import { addTestCustomer, testVisit } from "../../../../support/test-shop.ts";
import { addPack, attachGuestCart, deleteOwnCart, recalculate, removePack, sweepExpiredCarts, viewCart } from "../../cart.server.ts";

const CUSTOMERS = 64;
const STOCK = 50;

const { shops, shopOf } = openProcesses(processesOfRun);

const first = () => shopOf(0);
const advance = (seconds: number) => shops.forEach((shop) => shop.clock.advanceSeconds(seconds));
const crowd = async () =>
  Promise.all(Array.from({ length: CUSTOMERS }, async (_, index) => ({ shop: shopOf(index), customer: await addTestCustomer(first()) })));
const countOf = <Outcome>(outcomes: readonly Outcome[], wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;

test("64 customers want one of 50: exactly 50 get it, and again after the 50 reservations are over, without a sweeper", async () => {
  const goods = await addTestGoods(first(), { stock: STOCK });
  for (let round = 0; round < 3; round += 1) {
    const customers = await crowd();
    const outcomes = await Promise.all(customers.map(({ shop, customer }) => addPack(testVisit(shop, { customer }), goods)));
    expect([countOf(outcomes, "added"), countOf(outcomes, "refused")]).toEqual([STOCK, CUSTOMERS - STOCK]);
    expect(await stockOf(first(), goods.variationId)).toEqual({ onHand: STOCK, reserved: STOCK });
    await expectStockInOrder(first());
    advance(3_600);
  }
});

test("64 customers with carts want one of 50 at the same moment: exactly 50 get it, each in their own cart", async () => {
  const [usual, wanted] = [await addTestGoods(first(), { stock: 1_000 }), await addTestGoods(first(), { stock: STOCK * 2, pack: 2 })];
  const customers = await crowd();
  await Promise.all(customers.map(({ shop, customer }) => addPack(testVisit(shop, { customer }), usual)));
  const outcomes = await Promise.all(customers.map(({ shop, customer }) => addPack(testVisit(shop, { customer }), wanted)));
  expect([countOf(outcomes, "added"), countOf(outcomes, "refused")]).toEqual([STOCK, CUSTOMERS - STOCK]);
  for (const [at, { shop, customer }] of customers.entries())
    expect((await viewCart(testVisit(shop, { customer }))).counter).toBe(outcomes[at] === "added" ? 3 : 1);
  await expectStockInOrder(first());
});

test("one customer with 64 tabs holds one cart with 50 pieces", async () => {
  const goods = await addTestGoods(first(), { stock: STOCK });
  const customer = await addTestCustomer(first());
  const outcomes = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, index) => addPack(testVisit(shopOf(index), { customer }), goods)),
  );
  expect(countOf(outcomes, "added")).toBe(STOCK);
  expect((await viewCart(testVisit(first(), { customer }))).counter).toBe(STOCK);
  await expectStockInOrder(first());
});

test("one guest with 64 tabs holds one pack", async () => {
  const goods = await addTestGoods(first(), { stock: STOCK });
  const outcomes = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, index) => addPack(testVisit(shopOf(index), { guest: `many tabs` }), goods)),
  );
  expect([countOf(outcomes, "added"), countOf(outcomes, "sign-in-required")]).toEqual([1, CUSTOMERS - 1]);
});

test("recalculations of many lines in different orders neither deadlock nor oversell", async () => {
  const shelf = await Promise.all(Array.from({ length: 8 }, () => addTestGoods(first(), { stock: 30, pack: 2 })));
  const customers = await crowd();
  const granted = await Promise.all(
    customers.map(async ({ shop, customer }, index) => {
      const lines = shelf.map((goods, position) => ({ ...goods, quantity: 2 + 2 * ((index + position) % 3) }));
      await recalculate(testVisit(shop, { customer }), { cartItems: index % 2 === 0 ? lines : lines.toReversed() });
      await recalculate(testVisit(shop, { customer }), { cartItems: lines.slice(index % 4) });
      return (await viewCart(testVisit(shop, { customer }))).counter;
    }),
  );
  expect(granted.reduce((sum, pieces) => sum + pieces, 0)).toBeLessThanOrEqual(8 * 30);
  for (const goods of shelf) expect((await stockOf(first(), goods.variationId)).reserved).toBeLessThanOrEqual(30);
  await expectStockInOrder(first());
});

test("I5 I15 adding, removing, clearing, extending, signing in, expiring and sweeping at once keep the stock in order", async () => {
  const shelf = await Promise.all(Array.from({ length: 3 }, () => addTestGoods(first(), { stock: 40, pack: 2 })));
  const customers = (await crowd()).slice(0, 24);
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([
      ...customers.flatMap(({ shop, customer }, index) => {
        const visit = () => testVisit(shop, { customer, guest: `tab ${index}` });
        const goods = shelf[(index + round) % 3] ?? shelf[0];
        if (!goods) throw new Error("no goods");
        return [
          addPack(visit(), goods),
          addPack({ ...visit(), customer: undefined }, goods),
          attachGuestCart(visit()),
          removePack(visit(), goods),
          recalculate(visit(), { cartItems: [{ ...goods, quantity: 4 }] }),
          viewCart(visit()).then(({ orderId }) => (orderId && index % 5 === 0 ? deleteOwnCart(visit(), orderId) : undefined)),
        ];
      }),
      ...shops.map((shop) => sweepExpiredCarts(shop)),
    ]);
    await expectStockInOrder(first());
    advance(round % 2 === 0 ? 3_600 : 1_800);
  }
  advance(86_400);
  await Promise.all(shops.map((shop) => sweepExpiredCarts(shop)));
  for (const goods of shelf) expect(await stockOf(first(), goods.variationId)).toEqual({ onHand: 40, reserved: 0 });
  await expectStockInOrder(first());
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { openProcesses, processesOfRun } from "../../../../support/test-processes.ts";
import { addTestCustomer, testVisit } from "../../../../support/test-shop.ts";
import { addPack, recalculate, removePack, sweepExpiredCarts, viewCart } from "../../../cart/cart.server.ts";
import { cancelOrder, listOrders, placeOrder } from "../../orders.server.ts";

const AT_ONCE = 12;

const { shops, shopOf } = openProcesses(processesOfRun);
const first = () => shopOf(0);

test("I11 one key sent many times at once makes one order, and everybody is told its number", async () => {
  const customer = await addTestCustomer(first());
  await fillTestCart(first(), customer);
  const [form, key] = [await testOrderForm(first(), customer), randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => placeOrder(testVisit(shopOf(index), { customer }), form, key)),
  );
  expect(new Set(answers.map((answer) => (answer.placed ? answer.numbers.number : "not placed"))).size).toBe(1);
  expect(answers.filter((answer) => answer.placed && !answer.replayed)).toHaveLength(1);
  expect((await listOrders(testVisit(first(), { customer }), { page: 1, q: "", group: "all" })).pagination.total).toBe(1);
  await expectStockInOrder(first());
});

test("S10 many keys at once for one cart: one order, the others are told that it was ordered", async () => {
  const customer = await addTestCustomer(first());
  await fillTestCart(first(), customer);
  const form = await testOrderForm(first(), customer);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => placeOrder(testVisit(shopOf(index), { customer }), form, randomUUID())),
  );
  expect(answers.filter((answer) => answer.placed)).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer.placed ? [] : answer.causes.map(({ cause }) => cause)))).toEqual(
    Array.from({ length: AT_ONCE - 1 }, () => "already_ordered"),
  );
  await expectStockInOrder(first());
});

test("a pack that another device adds at the instant of placing is in the order or in a new cart; nobody hears of a reservation that is over", async () => {
  const goods = await addTestGoods(first(), { stock: 1_000 });
  for (let round = 0; round < 20; round += 1) {
    const customer = await addTestCustomer(first());
    await fillTestCart(first(), customer, [goods]);
    const form = await testOrderForm(first(), customer);
    const [, ...added] = await Promise.all([
      placeOrder(testVisit(first(), { customer }), form, randomUUID()),
      ...Array.from({ length: 6 }, (__, index) => addPack(testVisit(shopOf(index), { customer }), goods)),
    ]);
    expect(new Set(added)).toEqual(new Set(["added"]));
  }
  await expectStockInOrder(first());
});

test("I5 I15 placing beside adding, removing, extending, expiring and cancelling sells every piece once", async () => {
  const shelf = await Promise.all(Array.from({ length: 4 }, () => addTestGoods(first(), { stock: 60 })));
  const customers = await Promise.all(Array.from({ length: AT_ONCE }, () => addTestCustomer(first())));
  let orders = 0;
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      customers.map(async (customer, index) => {
        const shop = shopOf(index);
        const visit = () => testVisit(shop, { customer });
        const lines = shelf.map((goods) => ({ ...goods, quantity: 1 + ((index + round) % 2) }));
        await recalculate(visit(), { cartItems: index % 2 ? lines : lines.toReversed() });
        const form = await testOrderForm(shop, customer);
        const [goods] = shelf;
        if (!goods) throw new Error("no goods");
        // One of them leaves the cart alone, so that something is sold whoever comes first.
        const changing = [
          () => addPack(visit(), goods),
          () => removePack(visit(), goods),
          () => recalculate(visit(), { cartItems: lines.slice(1), orderId: form.orderId }),
        ];
        const [placed] = await Promise.all([
          placeOrder(visit(), form, randomUUID()),
          ...(index === 1 ? [] : changing.map((change) => change())),
          index % 3 === 0 ? Promise.resolve(shop.clock.advanceSeconds(600)) : undefined,
          sweepExpiredCarts(shop),
        ]);
        if (placed.placed) orders += 1;
        if (placed.placed && index % 4 === 0)
          await Promise.all([cancelOrder(visit(), placed.numbers.number), cancelOrder(visit(), placed.numbers.number)]);
      }),
    );
    await expectStockInOrder(first());
  }
  expect(orders).toBeGreaterThan(0);
  for (const shop of shops) shop.clock.advanceSeconds(86_400);
  await Promise.all(shops.map((shop) => sweepExpiredCarts(shop)));
  for (const goods of shelf) expect((await stockOf(first(), goods.variationId)).reserved).toBe(0);
  for (const customer of customers) expect((await viewCart(testVisit(first(), { customer }))).orderId).toBeNull();
  await expectStockInOrder(first());
});

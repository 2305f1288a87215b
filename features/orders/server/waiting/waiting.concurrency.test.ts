import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { copyOfPreparedShop } from "../../../../support/run/prepared-shop.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { whileAllWait } from "../../../../support/test-locks.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addPack, recalculate, releaseCartsOfAccount, removePack, sweepExpiredCarts, viewCart } from "../../../cart/cart.server.ts";
import type { Customer, Tx } from "../../../shop.ts";
import { placeOrder } from "../../orders.server.ts";

/** A decision that had to wait for a lock goes by the state after the wait (security.md S10). */
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  const databaseUrl = await copyOfPreparedShop();
  shop = await openTestShop({ databaseUrl });
  other = await openTestShop({ databaseUrl });
});
afterAll(() => Promise.all([shop.close(), other.close()]));
afterEach(() => expectStockInOrder(shop));

const visitOf = (customer: Customer) => testVisit(shop, { customer });

const lockCartOf = (customer: Customer) => (tx: Tx) =>
  tx.selectFrom("cart").select("id").where("account_id", "=", customer.id).where("state", "=", "open").forUpdate().execute();

test("S10 nothing is added to, taken from or ordered out of a cart that was ended during the wait", async () => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop);
  await fillTestCart(shop, customer, [goods, goods]);
  const form = await testOrderForm(shop, customer);
  const outcomes = await whileAllWait(
    { shop, holder: other },
    (tx) => releaseCartsOfAccount(tx, { accountId: customer.id, now: other.clock.now() }),
    {
      calls: () => [
        addPack(visitOf(customer), goods),
        removePack(visitOf(customer), goods),
        placeOrder(visitOf(customer), form, randomUUID()).then((placed) => (placed.placed ? "placed" : placed.causes[0]?.cause)),
      ],
    },
  );
  expect(outcomes).toEqual(["cart-gone", "cart-gone", "cart_expired"]);
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 0 });
});

test.each(["add", "remove", "recalculate", "place"] as const)("S10 a cart whose time ended during the wait is over: %s", async (call) => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop);
  await fillTestCart(shop, customer, [goods, goods]);
  const form = await testOrderForm(shop, customer);
  shop.clock.advanceSeconds(3_599);
  const calls = {
    add: () => addPack(visitOf(customer), goods),
    remove: () => removePack(visitOf(customer), goods),
    recalculate: () => recalculate(visitOf(customer), { cartItems: [{ ...goods, quantity: 1 }] }).then(({ outcome }) => outcome),
    place: () => placeOrder(visitOf(customer), form, randomUUID()).then((placed) => (placed.placed ? "placed" : placed.causes[0]?.cause)),
  };
  const [outcome] = await whileAllWait<string | undefined>({ shop, holder: other }, lockCartOf(customer), {
    calls: () => [calls[call]()],
    meanwhile: () => shop.clock.advanceSeconds(1),
  });
  expect(outcome).toBe({ add: "cart-gone", remove: "cart-gone", recalculate: "done", place: "cart_expired" }[call]);
  const { orderId } = await viewCart(visitOf(customer));
  expect(orderId === form.orderId).toBe(false);
  await sweepExpiredCarts(shop);
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: call === "recalculate" ? 1 : 0 });
});

test("an add that waited for another change of the same cart is added to it", async () => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop);
  await fillTestCart(shop, customer, [goods]);
  const moved = new Date(shop.clock.now().getTime() + 60_000);
  const outcomes = await whileAllWait(
    { shop, holder: other },
    (tx) => tx.updateTable("cart").set({ reserved_until: moved }).where("account_id", "=", customer.id).execute(),
    { calls: () => [addPack(visitOf(customer), goods), addPack(visitOf(customer), goods)] },
  );
  expect(outcomes).toEqual(["added", "added"]);
  expect(await viewCart(visitOf(customer))).toMatchObject({ counter: 3, reservationEnd: shop.clock.now().getTime() + 3_600_000 });
});

test("S3 an expired holder that somebody else is just releasing is waited for", async () => {
  const goods = await addTestGoods(shop, { stock: 1 });
  const [holder, customer] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await fillTestCart(shop, holder, [goods]);
  for (const one of [shop, other]) one.clock.set(new Date(shop.clock.now().getTime() + 3_600_000));
  const outcomes = await whileAllWait(
    { shop, holder: other },
    (tx) => releaseCartsOfAccount(tx, { accountId: holder.id, now: other.clock.now() }),
    { calls: () => [addPack(visitOf(customer), goods)] },
  );
  expect(outcomes).toEqual(["added"]);
});

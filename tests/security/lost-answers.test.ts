import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { addMany, addPack, deleteOwnCart, recalculate, removePack, viewCart } from "../../features/cart/cart.server.ts";
import { placeOrder } from "../../features/orders/orders.server.ts";
import type { Customer } from "../../features/shop.ts";
import { cannotAnswer } from "../../platform/db/cannot-answer.ts";
import { openCuttingProxy, type CuttingProxy } from "../../support/stand-ins/cutting-proxy.ts";
import { copyOfPreparedShop } from "../../support/run/prepared-shop.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../support/test-order.ts";
import { expectStockInOrder, stockOf } from "../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";

/**
 * The connection to the database ends after a commit has reached it and before its answer came back. Nobody knows then what
 * was done: the shop may neither do it a second time of its own accord nor say that it was not done.
 */
let proxy: CuttingProxy;
let shop: TestShop;
let customer: Customer;
let goods: TestGoods;
beforeAll(async () => {
  proxy = await openCuttingProxy(await copyOfPreparedShop());
  shop = await openTestShop({ databaseUrl: proxy.url });
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
});
beforeEach(async () => {
  customer = await addTestCustomer(shop);
  goods = await addTestGoods(shop, { stock: 40, pack: 2 });
  await fillTestCart(shop, customer, [goods]);
});
afterEach(() => expectStockInOrder(shop));

const visit = () => testVisit(shop, { customer });
const newKey = () => `lost answer ${randomUUID()}`;
const reserved = async () => (await stockOf(shop, goods.variationId)).reserved;

/** Does it with its answer cut off, sees that it is called an answer nobody can give (503), and says that it was cut once. */
async function withoutAnswer(work: () => Promise<unknown>, text = "commit"): Promise<void> {
  const before = proxy.cuts();
  proxy.cutAfterNext(text);
  const outcome = await work().then(
    () => "answered",
    (error: unknown) => (cannotAnswer(error) ? "cannot answer" : error),
  );
  expect([outcome, proxy.cuts() - before]).toEqual(["cannot answer", 1]);
}

test("S7 a pack is added once, alone and together with others, and the cart shows it", async () => {
  await withoutAnswer(() => addPack(visit(), goods), "insert into cart_line");
  expect([(await viewCart(visit())).counter, await reserved()]).toEqual([4, 4]);
  const another = await addTestCustomer(shop);
  await withoutAnswer(() => addPack(testVisit(shop, { customer: another }), goods));
  expect([(await viewCart(testVisit(shop, { customer: another }))).counter, await reserved()]).toEqual([2, 6]);
});

test("S7 a pack is taken out once, a cart is deleted once", async () => {
  await addPack(visit(), goods);
  await withoutAnswer(() => removePack(visit(), goods), "insert into cart_line");
  expect([(await viewCart(visit())).counter, await reserved()]).toEqual([2, 2]);
  const { orderId } = await viewCart(visit());
  await withoutAnswer(() => deleteOwnCart(visit(), orderId ?? ""));
  await deleteOwnCart(visit(), orderId ?? "");
  expect([(await viewCart(visit())).orderId, await reserved()]).toEqual([null, 0]);
});

test("S14 a list of goods sent again under its key adds nothing twice", async () => {
  const [lines, key] = [[{ ...goods, packs: 3 }], newKey()];
  await withoutAnswer(() => addMany(visit(), lines, key));
  const again = await addMany(visit(), lines, key);
  expect([again.replayed, again.verdicts[0]?.added, await reserved()]).toEqual([true, true, 8]);
});

test("S14 an order sent again under its key is the order that was placed", async () => {
  const [form, key] = [await testOrderForm(shop, customer), newKey()];
  await withoutAnswer(() => placeOrder(visit(), form, key));
  expect(await placeOrder(visit(), form, key)).toMatchObject({ placed: true, replayed: true });
  const placed = await shop.db.read.selectFrom("placed_order").select("number").where("account_id", "=", customer.id).execute();
  expect([placed.length, await stockOf(shop, goods.variationId)]).toEqual([1, { onHand: 38, reserved: 0 }]);
});

test("S7 a cart recalculated again is the cart that was recalculated", async () => {
  const { orderId } = await viewCart(visit());
  const wanted = { orderId, cartItems: [{ ...goods, quantity: 6 }] };
  await withoutAnswer(() => recalculate(visit(), wanted));
  expect([(await viewCart(visit())).counter, await reserved()]).toEqual([6, 6]);
  expect([(await recalculate(visit(), wanted)).outcome, await reserved()]).toEqual(["done", 6]);
});

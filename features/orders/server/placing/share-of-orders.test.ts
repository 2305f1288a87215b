import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addMany, addPack, recalculate, viewCart } from "../../../cart/cart.server.ts";
import type { Customer } from "../../../shop.ts";
import { orderStatuses } from "../../orders.contract.ts";
import { cancelOrder, placeOrder } from "../../orders.server.ts";
import type { Id } from "../../../../platform/ids.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ config: { limits: usualLimits } })));
afterAll(() => shop.close());

const place = async (customer: Customer) =>
  placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), `key of a test ${randomUUID()}`);

async function addAll(customer: Customer, goods: { productId: Id<"product">; variationId: Id<"variation"> }): Promise<number> {
  let added = 0;
  while ((await addPack(testVisit(shop, { customer }), goods)) === "added") added += 1;
  return added;
}

test("S6 a newcomer cannot empty a shelf order by order: what is ordered counts until the carrier has it", async () => {
  const goods = await addTestGoods(shop, { stock: 30 });
  const customer = await addTestCustomer(shop);
  expect(await addAll(customer, goods)).toBe(15);
  expect(await place(customer)).toMatchObject({ placed: true });
  expect(await addAll(customer, goods)).toBe(0);
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 15, reserved: 0 });
  for (const status of orderStatuses) {
    await shop.db.read.updateTable("placed_order").set({ status }).where("account_id", "=", customer.id).execute();
    const isAtTheShop = ["new", "awaiting_payment", "confirmed", "packed"].includes(status);
    expect([status, await addPack(testVisit(shop, { customer }), goods)]).toEqual([status, isAtTheShop ? "over-share" : "added"]);
    if (!isAtTheShop) break;
  }
  await expectStockInOrder(shop);
});

test("S6 the quick way, the long way and what is shown count orders alike", async () => {
  const [usual, goods] = [await addTestGoods(shop, { stock: 500 }), await addTestGoods(shop, { stock: 20 })];
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [goods, goods, goods, goods]);
  expect(await place(customer)).toMatchObject({ placed: true });
  expect(await addPack(testVisit(shop, { customer }), usual)).toBe("added");
  expect(await addAll(customer, goods), "half of the sixteen that are left, of which four are ordered").toBe(4);
  const { products } = await viewCart(testVisit(shop, { customer }));
  expect(products.find(({ variant }) => variant.id === goods.variationId)).toMatchObject({ quantity: 4, variant: { stock: 4 } });
});

test("S6 a recalculation and adding many count orders as adding a pack does, and a cancelled order no more", async () => {
  const goods = await addTestGoods(shop, { stock: 30 });
  const customer = await addTestCustomer(shop);
  const visit = () => testVisit(shop, { customer });
  expect(await recalculate(visit(), { cartItems: [{ ...goods, quantity: 30 }] })).toMatchObject({
    short: [{ granted: 15, why: "over the share" }],
  });
  const placed = await place(customer);
  expect(await recalculate(visit(), { cartItems: [{ ...goods, quantity: 30 }] })).toMatchObject({
    short: [{ granted: 0, why: "over the share" }],
  });
  expect((await addMany(visit(), [{ ...goods, packs: 1 }], randomUUID())).verdicts).toMatchObject([
    { added: false, isByShare: true, addable: 0 },
  ]);
  await cancelOrder(visit(), placed.placed ? placed.numbers.number : 0);
  expect(await recalculate(visit(), { cartItems: [{ ...goods, quantity: 30 }] })).toMatchObject({ short: [{ granted: 15 }] });
  await expectStockInOrder(shop);
});

test("S6 what several orders hold of one variation counts together, and only that of the account itself", async () => {
  const goods = await addTestGoods(shop, { stock: 40 });
  const [customer, neighbour] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  for (const buyer of [customer, customer, neighbour]) {
    await fillTestCart(shop, buyer, [goods, goods, goods, goods]);
    expect(await place(buyer)).toMatchObject({ placed: true });
  }
  await addPack(testVisit(shop, { customer }), await addTestGoods(shop, { stock: 500 }));
  expect(await addAll(customer, goods), "half of the 28 that are left, of which eight are ordered").toBe(6);
  const { products } = await viewCart(testVisit(shop, { customer }));
  expect(products.find(({ variant }) => variant.id === goods.variationId)).toMatchObject({ quantity: 6, variant: { stock: 6 } });
});

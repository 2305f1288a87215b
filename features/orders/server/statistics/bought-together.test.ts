import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { openCatalogueModel } from "../../../catalogue/catalogue.server.ts";
import { boughtTogether, cancelOrder, placeOrder } from "../../orders.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

async function buy(goods: readonly TestGoods[]) {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, goods);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  if (!placed.placed) throw new Error("the order was not placed");
  return { customer, number: placed.numbers.number };
}

test("what two orders held beside it comes, the most frequent first; one order, or a cancelled one, says nothing", async () => {
  const [dress, belt, scarf, hat] = [
    await addTestGoods(shop, { stock: 50 }),
    await addTestGoods(shop, { stock: 50 }),
    await addTestGoods(shop, { stock: 50 }),
    await addTestGoods(shop, { stock: 50 }),
  ];
  await openCatalogueModel(shop);
  const shown = async () => (await boughtTogether(testVisit(shop), dress.productId)).map(({ id }) => id);
  expect(await shown()).toEqual([]);
  await buy([dress, belt, scarf]);
  await buy([dress, belt, scarf]);
  await buy([dress, belt]);
  await buy([dress, hat]);
  expect(await shown()).toEqual([belt.productId, scarf.productId]);
  const last = await buy([dress, hat]);
  expect(await shown()).toEqual([belt.productId, scarf.productId, hat.productId]);
  await cancelOrder(testVisit(shop, { customer: last.customer }), last.number);
  expect(await shown()).toEqual([belt.productId, scarf.productId]);
});

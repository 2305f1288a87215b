import { changesHeard, productsChanged } from "../../../../support/changes.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { SALES_DAYS } from "../../../catalogue/catalogue.rules.ts";
import { listProducts, openCatalogueModel } from "../../../catalogue/catalogue.server.ts";
import { cancelOrder, countSold, placeOrder } from "../../orders.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

async function buy(goods: readonly TestGoods[]) {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, goods);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  if (!placed.placed) throw new Error("the order was not placed");
  return { customer, number: placed.numbers.number };
}

async function counted(): Promise<{ bestSellers: number[]; popular: number[] }> {
  await countSold(shop);
  await changesHeard(shop);
  const ids = ({ products }: { products: { id: number }[] }) => products.map(({ id }) => id);
  const visit = testVisit(shop);
  return { bestSellers: ids(await listProducts(visit, { list: "best-sellers" })), popular: ids(await listProducts(visit, {})) };
}

test("pieces sold in thirty days make the best sellers and lead «popular» after what the shop calls so", async () => {
  const make = (pack: number) => addTestGoods(shop, { stock: 100, pack });
  const [flagged, few, many, single] = [await make(1), await make(2), await make(6), await make(1)];
  await shop.db.write((tx) => tx.updateTable("product").set({ top_sales: true }).where("id", "=", flagged.productId).execute());
  await productsChanged(
    shop,
    [flagged, few, many, single].map(({ productId }) => productId),
  );
  const [taken] = [await buy([single]), await buy([few]), await buy([many])];
  const order = [flagged, many, few, single].map(({ productId }) => productId);
  expect(await counted()).toEqual({ bestSellers: order, popular: order });
  await cancelOrder(testVisit(shop, { customer: taken.customer }), taken.number);
  expect((await counted()).bestSellers).toEqual(order.slice(0, 3));
  shop.clock.advanceSeconds(SALES_DAYS * 86_400 + 1);
  expect(await counted()).toEqual({
    bestSellers: [flagged.productId],
    popular: [flagged, few, many, single].map(({ productId }) => productId),
  });
});

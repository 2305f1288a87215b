import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectStockInOrder } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { openCatalogueModel } from "../../../catalogue/catalogue.server.ts";
import { viewCart } from "../../../cart/cart.server.ts";
import type { Customer } from "../../../shop.ts";
import { placeOrder, validateOrder } from "../../orders.server.ts";
import { repeatOrder } from "./repeat-order.ts";
import { kopiykas } from "../../../../platform/money/money.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

async function buy(customer: Customer, ...stocks: readonly { stock: number; pack?: number }[]) {
  const goods = [];
  for (const [at, { stock, pack = 1 }] of stocks.entries())
    goods.push(await addTestGoods(shop, { stock, pack, price: 100_000, name: `Сукня ${at}` }));
  await fillTestCart(shop, customer, goods);
  const form = await testOrderForm(shop, customer);
  const { bill } = await validateOrder(testVisit(shop, { customer }), form.orderId);
  const placed = await placeOrder(
    testVisit(shop, { customer }),
    { ...form, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) },
    randomUUID(),
  );
  if (!placed.placed) throw new Error("not placed");
  await openCatalogueModel(shop);
  return { goods, number: placed.numbers.number };
}

const repeat = (customer: Customer, number: number, key: string = randomUUID()) => repeatOrder(testVisit(shop, { customer }), number, key);

test("everything still on the shelf is reserved again, in the pieces of the order", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await buy(customer, { stock: 20 }, { stock: 40, pack: 4 });
  const { lines, isBlacklisted } = await repeat(customer, number);
  expect(isBlacklisted).toBe(false);
  expect(lines.map(({ added, asked, why, price }) => [added, asked, why, price])).toEqual([
    [true, 1, null, 1_000],
    [true, 4, null, 1_000],
  ]);
  const { products } = await viewCart(testVisit(shop, { customer }));
  expect(products.map((item) => [item.variant.id, item.quantity])).toEqual(
    expect.arrayContaining(goods.map(({ variationId }, at) => [variationId, at === 0 ? 1 : 4])),
  );
});

test("each line that stays out says why: no longer sold, or fewer left than asked, and how many could be added", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await buy(customer, { stock: 20 }, { stock: 7, pack: 4 }, { stock: 20 });
  const [, , hidden] = goods;
  await shop.db.read
    .updateTable("product")
    .set({ hidden: true })
    .where("id", "=", hidden?.productId ?? goods[0]!.productId)
    .execute();
  await openCatalogueModel(shop);
  const { lines } = await repeat(customer, number);
  expect(lines.map(({ id_1c: product }) => product !== null)).toEqual([true, true, false]);
  expect(lines.map(({ added, why, addable }) => ({ added, why, addable }))).toEqual([
    { added: true, why: null, addable: 18 },
    { added: false, why: "few", addable: 3 },
    { added: false, why: "gone", addable: 0 },
  ]);
});

test("the price of then stands beside that of now", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await buy(customer, { stock: 20 });
  await shop.db.read
    .updateTable("variation")
    .set({ price: kopiykas(120_000) })
    .where("id", "=", goods[0]!.variationId)
    .execute();
  await openCatalogueModel(shop);
  expect((await repeat(customer, number)).lines).toMatchObject([{ added: true, priceThen: 1_000, price: 1_200 }]);
});

test("S14 the same key adds once, whatever answer was lost", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await buy(customer, { stock: 20 });
  const key = randomUUID();
  await repeat(customer, number, key);
  const again = await repeat(customer, number, key);
  expect(again).toMatchObject({ replayed: true, lines: [{ added: true }] });
  const { products } = await viewCart(testVisit(shop, { customer }));
  expect(products.map(({ quantity }) => quantity)).toEqual([1]);
});

test("S30 somebody else's order is not found", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await buy(customer, { stock: 20 });
  await expect(repeat(await addTestCustomer(shop), number)).rejects.toMatchObject({ status: 404 });
});

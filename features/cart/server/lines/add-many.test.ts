import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { Customer } from "../../../shop.ts";
import { addMany, deleteOwnCart, forgetClosedCarts, viewCart } from "../../cart.server.ts";

let shop: TestShop;
let customer: Customer;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (customer = await addTestCustomer(shop)));
afterEach(() => expectStockInOrder(shop));

const visit = () => testVisit(shop, { customer });
const newKey = () => `matrix-${randomUUID()}`;
const piecesInCart = async () => (await viewCart(visit())).counter;

test("each line is added whole or not at all, and the refused ones say what there is", async () => {
  const [plenty, scarce] = [await addTestGoods(shop, { stock: 20, pack: 4 }), await addTestGoods(shop, { stock: 7, pack: 4 })];
  const { verdicts } = await addMany(
    visit(),
    [
      { ...scarce, packs: 2 },
      { ...plenty, packs: 3 },
    ],
    newKey(),
  );
  expect(verdicts.map(({ added, stock, addable }) => [added, stock, addable])).toEqual([
    [false, 7, 7],
    [true, 20, 8],
  ]);
  expect(await piecesInCart()).toBe(12);
  expect((await stockOf(shop, scarce.variationId)).reserved).toBe(0);
});

test("S14 the same list under the same key is reserved once; at the same instant too", async () => {
  const goods = await addTestGoods(shop, { stock: 20, pack: 2 });
  const key = newKey();
  const send = () => addMany(visit(), [{ ...goods, packs: 2 }], key);
  await Promise.all([send(), send()]);
  const again = await send();
  expect([again.replayed, again.verdicts[0]?.added]).toEqual([true, true]);
  expect(await piecesInCart()).toBe(4);
});

test("S14 a repeated call tries again what was refused, and adds nothing else twice", async () => {
  const [plenty, scarce] = [await addTestGoods(shop, { stock: 20, pack: 4 }), await addTestGoods(shop, { stock: 4, pack: 4 })];
  const quicker = testVisit(shop, { customer: await addTestCustomer(shop) });
  await addMany(quicker, [{ ...scarce, packs: 1 }], newKey());
  const lines = [
    { ...plenty, packs: 1 },
    { ...scarce, packs: 1 },
  ];
  const key = newKey();
  await addMany(visit(), lines, key);
  await deleteOwnCart(quicker, (await viewCart(quicker)).orderId ?? "");
  const again = await addMany(visit(), lines, key);
  expect([again.replayed, again.verdicts.every(({ added }) => added)]).toEqual([false, true]);
  expect(await piecesInCart()).toBe(8);
});

test("S14 another list under the same key, or no key, is a 422; the key is free again after seven days", async () => {
  const goods = await addTestGoods(shop, { stock: 20 });
  const key = newKey();
  await addMany(visit(), [{ ...goods, packs: 1 }], key);
  await expect(addMany(visit(), [{ ...goods, packs: 2 }], key)).rejects.toMatchObject({ status: 422 });
  await expect(addMany(visit(), [{ ...goods, packs: 1 }], null)).rejects.toMatchObject({ status: 422 });
  await expect(addMany(visit(), [{ ...goods, packs: 1 }], "short")).rejects.toMatchObject({ status: 422 });
  shop.clock.advanceSeconds(8 * 86_400);
  await forgetClosedCarts(shop);
  expect((await addMany(visit(), [{ ...goods, packs: 2 }], key)).verdicts[0]?.added).toBe(true);
});

test("a guest is a 401; a blacklisted customer gets nothing and loses the cart", async () => {
  const goods = await addTestGoods(shop, { stock: 20 });
  await expect(addMany(testVisit(shop, { guest: "of a matrix" }), [{ ...goods, packs: 1 }], newKey())).rejects.toMatchObject({
    status: 401,
  });
  await addMany(visit(), [{ ...goods, packs: 1 }], newKey());
  customer = { ...customer, blacklisted: true };
  const { isBlacklisted, verdicts } = await addMany(visit(), [{ ...goods, packs: 1 }], newKey());
  expect([isBlacklisted, verdicts[0]?.added, await piecesInCart()]).toEqual([true, false, 0]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { askToBeTold, askedVariations } from "./back-in-stock.ts";
import { staffProduct } from "../staff/staff-products.view.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const newCustomer = async () => testVisit(shop, { customer: await addTestCustomer(shop) });

test("less than a pack is sold out: the wish is written down once, shown to its customer alone, counted for staff", async () => {
  const goods = await addTestGoods(shop, { stock: 3, pack: 4 });
  const [one, other, third] = [await newCustomer(), await newCustomer(), await newCustomer()];
  expect([
    await askToBeTold(one, goods.variationId),
    await askToBeTold(one, goods.variationId),
    await askToBeTold(other, goods.variationId),
  ]).toEqual([true, true, true]);
  expect(await askedVariations(one, goods.productId)).toEqual([{ variationId: goods.variationId, ahead: 0 }]);
  expect(await askedVariations(third, goods.productId)).toEqual([]);
  expect((await staffProduct(third, goods.productId)).stock.map(({ waiting }) => waiting)).toEqual([2]);
});

test("what can be bought now is not waited for; what the shop does not show is a 404; a guest is a 401", async () => {
  const goods = await addTestGoods(shop, { stock: 4, pack: 4 });
  const visit = await newCustomer();
  expect(await askToBeTold(visit, goods.variationId)).toBe(false);
  expect(await askedVariations(visit, goods.productId)).toEqual([]);
  await shop.db.read.updateTable("variation").set({ hidden: true }).where("id", "=", goods.variationId).execute();
  await expect(askToBeTold(visit, goods.variationId)).rejects.toMatchObject({ status: 404 });
  await expect(askToBeTold(testVisit(shop, { guest: "waiting" }), goods.variationId)).rejects.toMatchObject({ status: 401 });
});

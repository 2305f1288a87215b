import { stockMoved } from "../../../../support/changes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { modelOf } from "./model.ts";
import { onCatalogueChange, openCatalogueModel } from "./keep-fresh.ts";
import { shownGoods } from "../product/shown-goods.ts";

let shop: TestShop;
const tags: string[] = [];
let [followed, hidden, beside]: TestGoods[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  followed = await addTestGoods(shop, { stock: 10, pack: 4, idOf1c: "followed" });
  [hidden, beside] = [await addTestGoods(shop), await addTestGoods(shop, { idOf1c: "beside it", price: 12_300 })];
  await shop.db.read.updateTable("product").set({ hidden: true }).where("id", "=", hidden.productId).execute();
  await openCatalogueModel(shop);
  onCatalogueChange(shop, (change) => tags.push(...change.tags));
});
afterAll(() => shop.close());

test("moved pieces are followed, and a product looks different only when a pack has come or gone", async () => {
  const goods = followed as TestGoods;
  const { version } = modelOf(shop);
  const reserve = async (reserved: number) => {
    tags.length = 0;
    await shop.db.write((tx) => tx.updateTable("stock").set({ reserved }).where("variation_id", "=", goods.variationId).execute());
    await stockMoved(shop, [goods.variationId]);
    await expect.poll(() => tags).toContain("product:followed");
    return modelOf(shop).products.get(goods.productId);
  };

  expect((await reserve(4))?.variations[0]?.free).toBe(6);
  expect([modelOf(shop).version, tags]).toEqual([version, ["product:followed"]]);
  expect((await reserve(8))?.available).toBe(false);
  expect(modelOf(shop).version).toBeGreaterThan(version);
  expect((await reserve(0))?.available).toBe(true);
});

test("of what is hidden nothing is shown and moved pieces say nothing", async () => {
  const [unseen, shown] = [hidden as TestGoods, beside as TestGoods];
  tags.length = 0;
  await stockMoved(shop, [unseen.variationId, shown.variationId]);
  await expect.poll(() => tags).toEqual(["product:beside it"]);
  expect(shownGoods(shop, unseen)).toBeUndefined();
  expect(shownGoods(shop, shown)).toMatchObject({ productId1c: "beside it", price: 12_300, pack: 1, size: "46" });
});

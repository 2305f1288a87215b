import { productsChanged } from "../../../../support/changes.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callSearch } from "../../../../support/call-search.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { openCatalogueModel } from "../../catalogue.server.ts";
import { searchOf } from "./search-index.ts";

let shop: TestShop;
let renamed: TestGoods;
let other: TestGoods;
beforeAll(async () => {
  shop = await openTestShop();
  renamed = await addTestGoods(shop, { name: "Сукня «Барвінок»" });
  other = await addTestGoods(shop, { name: "Сукня «Троянда»" });
  await rename(renamed, "Барвінок");
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const found = async (text: string) => (await callSearch(testVisit(shop), text)).products.map(({ id }) => id);
const index = () => searchOf(shop);
const WITHIN_A_SECOND = { timeout: 1_000, interval: 20 };

const rename = (goods: TestGoods, name: string) =>
  shop.db.write((tx) =>
    tx
      .updateTable("product")
      .set({ name_uk: `Сукня «${name}»`, name_ru: `Платье «${name}»` })
      .where("id", "=", goods.productId)
      .execute(),
  );

let before: ReturnType<typeof searchOf>;
beforeEach(async () => {
  await found("сукня");
  before = index();
});

test("a renamed product is found by its new name within a second and no longer by the old one", async () => {
  expect(await found("барвінок")).toEqual([renamed.productId]);
  await rename(renamed, "Ялівець");
  await productsChanged(shop, [renamed.productId]);
  await expect.poll(() => found("ялівець"), WITHIN_A_SECOND).toEqual([renamed.productId]);
  expect(await found("барвінок")).toEqual([]);
  expect(new Set(await found("сукня"))).toEqual(new Set([renamed.productId, other.productId]));
  expect(index()).toBe(before);
});

test("a new size and colour lead to it as well", async () => {
  await addTestGoods(shop, { productId: renamed.productId, size: "58", colour: "navy" });
  await productsChanged(shop, [renamed.productId]);
  await expect.poll(() => found("сукня 58"), WITHIN_A_SECOND).toEqual([renamed.productId]);
  expect(index()).toBe(before);
});

test("a hidden product is not found, and the rest still is", async () => {
  await shop.db.write((tx) => tx.updateTable("product").set({ hidden: true }).where("id", "=", renamed.productId).execute());
  await productsChanged(shop, [renamed.productId]);
  await expect.poll(() => found("сукня"), WITHIN_A_SECOND).toEqual([other.productId]);
  expect((await callSearch(testVisit(shop), "сукня")).total).toBe(1);
  expect(index()).toBe(before);
});

test("sold pieces change no words, so nothing is indexed anew", async () => {
  const { dead } = index().size();
  await shop.db.write((tx) => tx.updateTable("stock").set({ on_hand: 0 }).where("variation_id", "=", other.variationId).execute());
  await productsChanged(shop, [other.productId]);
  await expect.poll(async () => (await callSearch(testVisit(shop), "сукня")).products[0]?.available, WITHIN_A_SECOND).toBe(false);
  expect(index().size()).toMatchObject({ products: 1, dead });
});

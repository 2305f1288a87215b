import { kopiykas } from "../../../../platform/money/money.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callSearch } from "../../../../support/call-search.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { announceWholeCatalogue, catalogueSettled, listProducts, onCatalogueChange, openCatalogueModel } from "../../catalogue.server.ts";
import { listCategories } from "../listing/categories.ts";
import { modelOf } from "./model.ts";

let shop: TestShop;
let first: TestGoods;
let second: TestGoods;
const told: string[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  first = await addTestGoods(shop, { name: "Сукня «Барвінок»", price: 10_000, idOf1c: "first" });
  second = await addTestGoods(shop, { name: "Сукня «Троянда»", price: 20_000, idOf1c: "second", categoryId: first.categoryId });
  await openCatalogueModel(shop);
  onCatalogueChange(shop, ({ tags }) => told.push(...tags));
});
afterAll(() => shop.close());

const shown = async () =>
  (await listProducts(testVisit(shop), { gender: "female", sort: "cheaper" })).products.map(({ id, price }) => [id, price]);
const found = async (text: string) => (await callSearch(testVisit(shop), text)).products.map(({ id }) => id);
const counted = () => listCategories(testVisit(shop)).map(({ products }) => products);

/** As an import leaves it: the rows are other ones, and only that anything may have changed is said. */
async function afterImport(): Promise<void> {
  told.length = 0;
  const begun = new Promise<void>((resolve) => onCatalogueChange(shop, () => resolve()));
  await announceWholeCatalogue(shop);
  await begun;
  await catalogueSettled(shop);
}

test("what an import changed, brought and took away is shown, in the same model", async () => {
  const model = modelOf(shop);
  expect(await found("сукня")).toHaveLength(2);
  await shop.db.write(async (tx) => {
    await tx
      .updateTable("variation")
      .set({ price: kopiykas(30_000) })
      .where("product_id", "=", first.productId)
      .execute();
    await tx.updateTable("product").set({ hidden: true }).where("id", "=", second.productId).execute();
  });
  const third = await addTestGoods(shop, { name: "Сукня «Мальва»", price: 15_000, categoryId: first.categoryId });
  await afterImport();
  expect(await shown()).toEqual([
    [third.productId, 150],
    [first.productId, 300],
  ]);
  expect(await found("мальва")).toEqual([third.productId]);
  expect(await found("троянда")).toEqual([]);
  expect(counted()).toEqual([2]);
  expect(modelOf(shop)).toBe(model);
  expect(told).toEqual(expect.arrayContaining(["catalogue", "product:first", "product:second"]));
});

test("a category that moved takes its goods along", async () => {
  const above = await shop.db.write((tx) =>
    tx
      .insertInto("category")
      .values({ id_1c: "above", name_uk: "Дітям", name_ru: "Детям", kids: true, first_level: true })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await shop.db.write((tx) =>
    tx
      .updateTable("category")
      .set({ parent_id: above.id, name_uk: "Сарафани", female: false })
      .where("id", "=", first.categoryId)
      .execute(),
  );
  await afterImport();
  const { total } = await listProducts(testVisit(shop), { category: "above" });
  expect(total).toBe(2);
  expect((await listProducts(testVisit(shop), { gender: "kids" })).total).toBe(2);
  await expect.poll(() => found("сарафани")).toHaveLength(2);
});

test("what did not change is told of nobody but as a whole", async () => {
  await afterImport();
  expect(told).toEqual(["catalogue"]);
});

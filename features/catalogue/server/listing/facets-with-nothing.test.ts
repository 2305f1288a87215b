import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { listProducts, openCatalogueModel } from "../../catalogue.server.ts";
import type { ListingQuery } from "../../catalogue.contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { categoryId } = await addTestGoods(shop, { name: "Сукня", colour: "black", size: "42", retail: true });
  await addTestGoods(shop, { categoryId, name: "Сукня", colour: "mint", size: "44", retail: true });
  await addTestGoods(shop, { name: "Кухоль", colour: "khaki", size: "350 мл" });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const counted = async (query: ListingQuery) => {
  const { facets } = await listProducts(testVisit(shop), query);
  return Object.fromEntries(facets.map(({ name, values }) => [name, Object.fromEntries(values.map(({ value, count }) => [value, count]))]));
};

test.each<[string, ListingQuery]>([
  ["a list", { list: "new-items" }],
  ["a place", { retail: "1" }],
  ["a search", { search: "сукня" }],
])("values of %s that the filters leave no goods for stay, counted as none, whole facets too", async (_, place) => {
  const all = await counted(place);
  expect(all).toMatchObject({ size: { "42": 1, "44": 1 }, colour: { black: 1, mint: 1 } });
  const black = await counted({ ...place, colour: ["black"] });
  expect(black).toMatchObject({ size: { "42": 1, "44": 0 }, colour: { black: 1, mint: 1 } });
  expect(Object.keys(black)).toEqual(Object.keys(all));
});

test("what a place never had is not offered in it", async () => {
  const found = await counted({ retail: "1", colour: ["black"] });
  expect(found["colour"]).not.toHaveProperty("khaki");
  expect(found["size"]).not.toHaveProperty("350 мл");
});

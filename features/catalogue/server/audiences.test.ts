import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { ListingQuery } from "../catalogue.contract.ts";
import { listProducts, openCatalogueModel, viewProduct } from "../catalogue.server.ts";
import type { Id } from "../../../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const shoes = await addCategory("shoes", { male: true });
  const boots = await addCategory("boots", {}, shoes);
  const socks = await addCategory("socks", { female: true, male: true });
  await addTestGoods(shop, { idOf1c: "dress" });
  await addTestGoods(shop, { idOf1c: "boot", categoryId: boots });
  await addTestGoods(shop, { idOf1c: "sock", categoryId: socks });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

test("a category and a product tell whom they are for, by the category above where they do not say it themselves", async () => {
  expect((await list({ category: "boots" })).audiences).toEqual(["male"]);
  expect((await list({ category: "socks" })).audiences).toEqual(["female", "male"]);
  expect((await list({ list: "new-items" })).audiences).toEqual([]);
  expect(await viewProduct(testVisit(shop), "boot")).toMatchObject({ audiences: ["male"], gender: "male" });
});

test("the list of novelties is narrowed to an audience and counts the others", async () => {
  const all = await list({ list: "new-items" });
  expect(all.facets[0]).toMatchObject({
    name: "audience",
    values: [
      { value: "female", label: "Жінкам", count: 2 },
      { value: "male", label: "Чоловікам", count: 2 },
    ],
  });
  const male = await list({ list: "new-items", audience: ["male"] });
  expect(male.products.map(({ id_1c }) => id_1c).sort()).toEqual(["boot", "sock"]);
  expect(male.facets.find(({ name }) => name === "audience")?.values.map(({ count, selected }) => [count, selected])).toEqual([
    [2, false],
    [2, true],
  ]);
});

test("where all goods are for the same there is nothing to choose", async () => {
  expect((await list({ category: "socks" })).facets.map(({ name }) => name)).not.toContain("audience");
});

const list = (query: ListingQuery) => listProducts(testVisit(shop), query);

async function addCategory(
  id1c: string,
  audiences: { female?: boolean; male?: boolean },
  parent?: Id<"category">,
): Promise<Id<"category">> {
  const row = { id_1c: id1c, name_uk: id1c, name_ru: id1c, first_level: parent === undefined, parent_id: parent ?? null, ...audiences };
  const { id } = await shop.db.write((tx) => tx.insertInto("category").values(row).returning("id").executeTakeFirstOrThrow());
  return id;
}

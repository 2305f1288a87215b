import { kopiykas } from "../../../../platform/money/money.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { listProducts, openCatalogueModel } from "../../catalogue.server.ts";
import { refreshProducts } from "./change-model.ts";
import { modelOf } from "./model.ts";
import type { Id } from "../../../../platform/ids.ts";

type Goods = { id: Id<"product">; price: number };

let shop: TestShop;
const goods: Goods[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  const { categoryId, productId } = await addTestGoods(shop, { price: 1_000 });
  goods.push({ id: productId, price: 1_000 });
  for (let price = 2_000; price <= 40_000; price += 1_000)
    goods.push({ id: (await addTestGoods(shop, { categoryId, price })).productId, price });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

/** The section with and without filters, asked often enough for its answer to be cached. */
async function shown() {
  const asked = { gender: "female", sort: "cheaper" } as const;
  const queries = [asked, { ...asked, price_min: 30 }, { ...asked, price_min: 30, price_max: 350 }, { ...asked, page: 2 }];
  const answers = [];
  for (let time = 0; time < 3; time += 1) {
    answers.length = 0;
    for (const query of queries) {
      const { products, total, min_price, max_price, facets } = await listProducts(testVisit(shop), { ...query, size: ["46"] });
      const counts = await listProducts(testVisit(shop), query);
      const ids = products.map(({ id }) => id);
      answers.push({
        ids,
        total,
        range: [min_price, max_price, counts.min_price, counts.max_price],
        of46: facets.find(({ name }) => name === "size")?.values[0]?.count,
      });
    }
  }
  return answers;
}

/** The same, recounted from the goods themselves. */
function plain() {
  const inOrder = goods.toSorted((a, b) => a.price - b.price || a.id - b.id);
  const range = [inOrder[0]?.price, inOrder.at(-1)?.price].map((price = 0) => price / 100);
  return [
    [0, 1e9, 1],
    [3_000, 1e9, 1],
    [3_000, 35_000, 1],
    [0, 1e9, 2],
  ].map(([least = 0, most = 0, page = 1]) => {
    const passed = inOrder.filter(({ price }) => price >= least && price <= most).map(({ id }) => id);
    return { ids: passed.slice((page - 1) * 29, page * 29), total: passed.length, range: [...range, ...range], of46: passed.length };
  });
}

async function change(one: Goods | undefined, price: number | undefined): Promise<void> {
  if (!one) throw new Error("there is no such product");
  if (price === undefined) {
    await shop.db.read.updateTable("product").set({ hidden: true }).where("id", "=", one.id).execute();
    goods.splice(goods.indexOf(one), 1);
  } else {
    await shop.db.read
      .updateTable("variation")
      .set({ price: kopiykas(price) })
      .where("product_id", "=", one.id)
      .execute();
    one.price = price;
  }
  await refreshProducts(shop, modelOf(shop), [one.id]);
}

test("a place that is asked for again and again shows a changed price, and a product that left no longer", async () => {
  expect(await shown()).toEqual(plain());
  await change(goods[0], 36_500);
  expect(await shown()).toEqual(plain());
  await change(goods.at(-1), undefined);
  expect(await shown()).toEqual(plain());
  await change(goods[4], 50);
  await change(goods[5], undefined);
  expect(await shown()).toEqual(plain());
});

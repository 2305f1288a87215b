import { changesHeard, productsChanged } from "../../../../support/changes.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getProducts } from "../../catalogue.contract.ts";
import { catalogueApi, openCatalogueModel } from "../../catalogue.server.ts";

let shop: TestShop;
const products: number[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  const { categoryId, productId } = await addTestGoods(shop);
  products.push(productId);
  while (products.length < 40) products.push((await addTestGoods(shop, { categoryId })).productId);
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

describe.each(["favorites", "viewed"] as const)("the list %s", (list) => {
  const ask = async (more: object) =>
    (await callEndpoint(catalogueApi, getProducts, testVisit(shop, { guest: "g" }), { list, ...more })).body;
  const show = async (ids: readonly (number | string)[], page?: string) => {
    const { products, total, pagination } = await ask({ ids: ids.join(","), ...(page ? { page } : {}) });
    return { ids: products.map(({ id }) => id), total, pages: pagination.last_page };
  };

  test("of nothing is empty, and no error", async () => {
    expect(await show([])).toEqual({ ids: [], total: 0, pages: 1 });
  });

  test("of one product is that product", async () => {
    expect(await show([products[3] ?? 0])).toEqual({ ids: [products[3]], total: 1, pages: 1 });
  });

  test("of five hundred ids, most of them unknown, shows the known in the order given, page by page", async () => {
    const wanted = products.toReversed();
    const asked = [...wanted, ...Array.from({ length: 460 }, (_, at) => 900_000 + at)];
    expect(await show(asked)).toEqual({ ids: wanted.slice(0, 29), total: 40, pages: 2 });
    expect(await show(asked, "2")).toEqual({ ids: wanted.slice(29), total: 40, pages: 2 });
  });

  test("is sorted and filtered like every listing, and is in its own order until it is asked for another", async () => {
    const [cheap, dear] = [await addTestGoods(shop, { price: 100, size: "50" }), await addTestGoods(shop, { price: 90_000, size: "52" })];
    const [first = 0] = products;
    await productsChanged(shop, [cheap.productId, dear.productId]);
    await changesHeard(shop);
    const ids = [dear.productId, first, cheap.productId].join(",");
    const order = async (more: object) => (await ask({ ids, ...more })).products.map(({ id }) => id);
    expect(await order({})).toEqual([dear.productId, first, cheap.productId]);
    expect(await order({ sort: "recent" })).toEqual([dear.productId, first, cheap.productId]);
    expect(await order({ sort: "cheaper" })).toEqual([cheap.productId, first, dear.productId]);
    expect(await order({ size: "50,52" })).toEqual([dear.productId, cheap.productId]);
    expect(await order({ price_max: "500" })).toEqual([first, cheap.productId]);
    expect(await order({ price_min: "500", price_max: "0" }), "the other way round").toEqual([first, cheap.productId]);
    expect(await ask({ ids })).toMatchObject({ sort: "recent", sorts: ["recent", "popular", "new", "cheaper", "dearer", "discount"] });
  });

  test("passes over what is no id, and shows nothing twice", async () => {
    const [first = 0, second = 0] = products;
    expect(await show(["x", second, "-1", "1e9", first, second, ""])).toEqual({ ids: [second, first], total: 2, pages: 1 });
  });
});

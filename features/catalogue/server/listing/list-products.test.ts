import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { callSearch } from "../../../../support/call-search.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getProducts, type ListingView } from "../../catalogue.contract.ts";
import { catalogueApi, listProducts, openCatalogueModel } from "../../catalogue.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { productId, categoryId } = await addTestGoods(shop, { name: "Сукня «Ластівка»", colour: "lilac", idOf1c: "in-three" });
  for (const colour of ["black", "mint"]) await addTestGoods(shop, { productId, colour });
  const bare = await addTestGoods(shop, { categoryId, colour: "black", idOf1c: "without-picture" });
  const pictures = ["lilac", "mint", "black"].map((colour, position) => ({
    product_id: productId,
    position,
    colour,
    source: `${colour}.png`,
  }));
  const other = { product_id: bare.productId, position: 0, colour: "", source: "any.png" };
  await shop.db.write((tx) =>
    tx
      .insertInto("picture")
      .values([...pictures, other])
      .execute(),
  );
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const asShown = (products: ListingView["products"]) =>
  Object.fromEntries(
    products.map(({ id_1c, images, chosen_color }) => [id_1c, { colours: images.map((image) => image.colour), chosen_color }]),
  );
/** On a page and by the call. */
async function shown(colour?: string[], search?: string) {
  const text = search ? { search } : {};
  const page = asShown((await listProducts(testVisit(shop), { ...(colour ? { colour } : {}), ...text })).products);
  const called = await callEndpoint(catalogueApi, getProducts, testVisit(shop), {
    ...(colour ? { colour: colour.join(",") } : {}),
    ...text,
  });
  expect(asShown(called.body.products)).toEqual(page);
  return page;
}

test("who filters by a colour sees the goods in it and is led to it; everybody else sees them as ever", async () => {
  const asEver = { colours: ["lilac", "mint", "black"], chosen_color: undefined };
  for (let time = 0; time < 6; time += 1) expect((await shown())["in-three"]).toEqual(asEver);
  expect((await shown(["black"]))["in-three"]).toEqual({ colours: ["black", "lilac", "mint"], chosen_color: "black" });
  expect((await shown(["black", "mint"]))["in-three"]).toEqual({ colours: ["mint", "black", "lilac"], chosen_color: "mint" });
  expect((await shown())["in-three"]).toEqual(asEver);
});

test.each([
  ["чорна сукня", { colours: ["black", "lilac", "mint"], chosen_color: "black" }],
  ["платья черного цвета", { colours: ["black", "lilac", "mint"], chosen_color: "black" }],
  ["мʼятна ластівка", { colours: ["mint", "lilac", "black"], chosen_color: "mint" }],
  ["сукня", { colours: ["lilac", "mint", "black"], chosen_color: undefined }],
])("who searches «%s» sees the goods in its colour, in the list and under the field", async (text, expected) => {
  expect((await shown(undefined, text))["in-three"]).toEqual(expected);
  expect(asShown((await callSearch(testVisit(shop), text)).products)["in-three"]).toEqual(expected);
});

test("a colour chosen among the filters goes before the one that was typed", async () => {
  expect((await shown(["mint"], "чорна сукня"))["in-three"]).toMatchObject({ chosen_color: "mint" });
});

test("goods that have no picture in the asked colour are shown with the one they have", async () => {
  expect((await shown(["black"]))["without-picture"]).toEqual({ colours: [""], chosen_color: undefined });
});

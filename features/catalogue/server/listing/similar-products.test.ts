import fc from "fast-check";
import { expect, test } from "vitest";
import { treeOf } from "../model/category-tree.ts";
import { emptyModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { similarTo } from "./similar-products.ts";
import { idOf } from "../../../../platform/ids.ts";

const node = {
  parent_id: null,
  name_uk: "",
  name_ru: "",
  female: true,
  male: false,
  kids: false,
  home: false,
  first_level: true,
  said_audiences: "",
  staff_audiences: null,
  passage: false,
};
const tree = treeOf([idOf<"category">(1), idOf<"category">(2)].map((id) => ({ ...node, id, id_1c: String(id) })));
const look = fc.record({
  price: fc.integer({ min: 1, max: 20 }),
  available: fc.boolean(),
  categoryIds: fc.constantFrom([1], [2], []),
});

/** The twelve around the product in its category, by price, as one would pick them by hand. */
function picked(products: readonly ModelProduct[], product: ModelProduct): ModelProduct[] {
  const [category] = product.categoryIds;
  const neighbours = products
    .filter((one) => one.available && one.id !== product.id && (category === undefined || one.categoryIds.includes(category)))
    .sort((a, b) => a.price - b.price || a.id - b.id);
  const cheaper = neighbours.filter(({ price }) => price < product.price).length;
  const start = Math.max(0, Math.min(cheaper - 6, neighbours.length - 12));
  return neighbours.slice(start, start + 12);
}

test("similar are the twelve nearest in price of the same category that can be bought", () => {
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 60 }), (looks) => {
      const model = emptyModel();
      model.categories = tree;
      const plain = {
        audiences: "",
        staff_audiences: "",
        variations: [],
        pictures: [],
        oldPrice: null,
        retail: false,
        top_sales: false,
        sold_recently: 0,
        first_seen_at: new Date(0),
      };
      const products = looks.map((one, at) => ({ ...plain, ...one, id: at + 1 }) as unknown as ModelProduct);
      model.listing.replace(products);
      for (const product of products.slice(0, 5)) expect(similarTo(model, product)).toEqual(picked(products, product));
    }),
  );
});

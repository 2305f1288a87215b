import fc from "fast-check";
import { expect, test } from "vitest";
import { treeOf } from "../server/model/category-tree.ts";
import type { Sort, Sorted } from "./goods-orders.ts";
import { labelsOf } from "../server/model/labels.ts";
import { pack, unpack } from "../collections/packed-set.ts";
import { isInSet } from "../collections/product-set.ts";
import { openListingIndex } from "./listing-index.ts";
import { type Id, idOf } from "../../../platform/ids.ts";

const sorts: readonly Sort[] = ["popular", "new", "cheaper", "dearer", "discount"];
const category = {
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
const tree = treeOf([
  { ...category, id: idOf<"category">(1), id_1c: "1" },
  { ...category, id: idOf<"category">(2), id_1c: "2", parent_id: idOf<"category">(1), male: true },
]);
const look = fc.record({
  price: fc.integer({ min: 1, max: 5 }),
  oldPrice: fc.constantFrom(null, 6, 9),
  available: fc.boolean(),
  top_sales: fc.boolean(),
  sold_recently: fc.constantFrom(0, 0, 4),
  retail: fc.boolean(),
  first_seen_at: fc.integer({ min: 0, max: 3 }).map((days) => new Date(days * 86_400_000)),
  categoryIds: fc.constantFrom([1], [2], []),
  audiences: fc.constantFrom("", "kids"),
  staff_audiences: fc.constantFrom("", "", "male kids"),
});
const productOf = (id: number, one: { price: number }) => ({ id, pictures: [], ...one }) as Shown;
type Shown = Sorted & { retail: boolean; categoryIds: Id<"category">[]; audiences: string; staff_audiences: string; pictures: [] };
const openListing = () =>
  openListingIndex<Shown>({ labelsOf: (product) => labelsOf(product, tree), valuesOf: ({ price }) => [[price, 10]] });
const labels = ["all", "retail", "sale", "top", "available", "category 1", "category 2", "gender female", "gender male", "gender kids"];

test("after any change the listing are what they would be were they made anew", () => {
  const looks = fc.array(look, { maxLength: 40 });
  fc.assert(
    fc.property(looks, fc.array(fc.option(look), { maxLength: 6 }), looks, (before, changes, added) => {
      const products = before.map((one, at) => productOf(at + 1, one));
      const listing = openListing();
      listing.replace(products);
      for (const sort of sorts) listing.order(sort);
      const changed = products.slice(0, changes.length);
      const gone = new Set(changed.filter((_, at) => changes[at] === null));
      const fresh = added.map((one, at) => productOf(before.length + at + 1, one));
      listing.replace([...changed, ...fresh], () => {
        for (const [at, product] of changed.entries()) Object.assign(product, changes[at]);
        return gone;
      });
      const all = [...products, ...fresh];
      const anew = openListing();
      anew.replace(all);
      for (const sort of sorts) expect([...listing.order(sort)]).toEqual([...anew.order(sort)]);
      for (const label of labels) {
        const standing = all.filter((product, slot) => !gone.has(product) && isInSet(anew.labelled(label), slot));
        expect(all.filter((_, slot) => isInSet(listing.labelled(label), slot))).toEqual(standing);
        expect(listing.count(label)).toBe(standing.length);
      }
      const everyone = pack(listing.labelled("all"));
      for (const price of [1, 2, 3, 4, 5]) {
        const costing = all.filter((product) => !gone.has(product) && product.price === price);
        const found = unpack({ ...everyone, words: listing.costing(everyone, { priceMin: price, priceMax: price }) }, listing.noneYet());
        expect(all.filter((_, slot) => isInSet(found, slot))).toEqual(costing);
        expect(all.filter((_, slot) => isInSet(listing.columns.having(price), slot))).toEqual(costing);
      }
    }),
  );
});

test("a product that left and came back stands where it stood", () => {
  const listing = openListing();
  const [first, second] = [1, 2].map((id) => productOf(id, { ...plain, price: id })) as [Shown, Shown];
  listing.replace([first, second]);
  listing.replace([first], () => new Set([first]));
  expect(listing.count("all")).toBe(1);
  const back = productOf(1, { ...plain, price: 9 });
  listing.replace([back]);
  expect(listing.bySlot).toEqual([back, second]);
  expect([...listing.order("cheaper")]).toEqual([1, 0]);
});

const plain = {
  oldPrice: null,
  available: true,
  top_sales: false,
  sold_recently: 0,
  retail: false,
  first_seen_at: new Date(0),
  categoryIds: [1],
  audiences: "",
  staff_audiences: "",
};

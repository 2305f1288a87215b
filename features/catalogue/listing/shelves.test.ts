import fc from "fast-check";
import { expect, test } from "vitest";
import { treeOf } from "../server/model/category-tree.ts";
import type { Sort, Sorted } from "./goods-orders.ts";
import { marksOf } from "../server/model/marks.ts";
import { pack, unpack } from "../collections/packed-set.ts";
import { isInSet } from "../collections/product-set.ts";
import { openShelves } from "./shelves.ts";
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
const shelve = () => openShelves<Shown>({ marksOf: (product) => marksOf(product, tree), valuesOf: ({ price }) => [[price, 10]] });
const marks = ["all", "retail", "sale", "top", "available", "category 1", "category 2", "gender female", "gender male", "gender kids"];

test("after any change the shelves are what they would be were they made anew", () => {
  const looks = fc.array(look, { maxLength: 40 });
  fc.assert(
    fc.property(looks, fc.array(fc.option(look), { maxLength: 6 }), looks, (before, changes, added) => {
      const products = before.map((one, at) => productOf(at + 1, one));
      const shelves = shelve();
      shelves.replace(products);
      for (const sort of sorts) shelves.order(sort);
      const changed = products.slice(0, changes.length);
      const gone = new Set(changed.filter((_, at) => changes[at] === null));
      const fresh = added.map((one, at) => productOf(before.length + at + 1, one));
      shelves.replace([...changed, ...fresh], () => {
        for (const [at, product] of changed.entries()) Object.assign(product, changes[at]);
        return gone;
      });
      const all = [...products, ...fresh];
      const anew = shelve();
      anew.replace(all);
      for (const sort of sorts) expect([...shelves.order(sort)]).toEqual([...anew.order(sort)]);
      for (const mark of marks) {
        const standing = all.filter((product, slot) => !gone.has(product) && isInSet(anew.marked(mark), slot));
        expect(all.filter((_, slot) => isInSet(shelves.marked(mark), slot))).toEqual(standing);
        expect(shelves.count(mark)).toBe(standing.length);
      }
      const everyone = pack(shelves.marked("all"));
      for (const price of [1, 2, 3, 4, 5]) {
        const costing = all.filter((product) => !gone.has(product) && product.price === price);
        const found = unpack({ ...everyone, words: shelves.costing(everyone, { priceMin: price, priceMax: price }) }, shelves.noneYet());
        expect(all.filter((_, slot) => isInSet(found, slot))).toEqual(costing);
        expect(all.filter((_, slot) => isInSet(shelves.columns.having(price), slot))).toEqual(costing);
      }
    }),
  );
});

test("a product that left and came back stands where it stood", () => {
  const shelves = shelve();
  const [first, second] = [1, 2].map((id) => productOf(id, { ...plain, price: id })) as [Shown, Shown];
  shelves.replace([first, second]);
  shelves.replace([first], () => new Set([first]));
  expect(shelves.count("all")).toBe(1);
  const back = productOf(1, { ...plain, price: 9 });
  shelves.replace([back]);
  expect(shelves.bySlot).toEqual([back, second]);
  expect([...shelves.order("cheaper")]).toEqual([1, 0]);
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

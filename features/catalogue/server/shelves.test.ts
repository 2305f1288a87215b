import fc from "fast-check";
import { expect, test } from "vitest";
import { treeOf } from "./category-tree.ts";
import { isInSet } from "./product-set.ts";
import { openShelves, type Sort } from "./shelves.ts";

const sorts: readonly Sort[] = ["popular", "new", "cheaper", "dearer", "discount"];
const category = { parent_id: null, name_uk: "", name_ru: "", female: true, male: false, kids: false, home: false, first_level: true };
const tree = treeOf(
  [
    { ...category, id: 1, id_1c: "1" },
    { ...category, id: 2, id_1c: "2", parent_id: 1, male: true },
  ],
  [],
);
const look = fc.record({
  price: fc.integer({ min: 1, max: 5 }),
  oldPrice: fc.constantFrom(null, 6, 9),
  available: fc.boolean(),
  top_sales: fc.boolean(),
  retail: fc.boolean(),
  first_seen_at: fc.integer({ min: 0, max: 3 }).map((days) => new Date(days * 86_400_000)),
  categoryIds: fc.constantFrom([1], [2], []),
});
const productOf = (id: number, one: Look) => ({ id, values: [], ...one });
type Look = Omit<Parameters<typeof openShelves>[0][number], "id" | "values">;

test("after any change the shelves are what they would be were they made anew", () => {
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 12 }), fc.array(fc.option(look), { maxLength: 6 }), (before, changes) => {
      const products = before.map((one, at) => productOf(at + 1, one));
      const shelves = openShelves(products, tree);
      for (const sort of sorts) shelves.order(sort);
      const changed = products.slice(0, changes.length);
      shelves.replace(changed, () => {
        for (const [at, product] of changed.entries()) Object.assign(product, changes[at]);
        return new Set(changed.filter((_, at) => changes[at] === null));
      });
      const gone = new Set(changed.filter((_, at) => changes[at] === null));
      const anew = openShelves(products, tree);
      for (const sort of sorts) expect([...shelves.order(sort)]).toEqual([...anew.order(sort)]);
      for (const mark of ["all", "retail", "sale", "top", "category 1", "category 2", "gender female", "gender male"]) {
        const standing = products.filter((product, slot) => !gone.has(product) && isInSet(anew.marked(mark), slot));
        expect(products.filter((_, slot) => isInSet(shelves.marked(mark), slot))).toEqual(standing);
      }
    }),
  );
});

import type { Gender } from "../../words/genders.ts";
import type { Sort } from "../../listing/goods-orders.ts";
import { categoryMark, genderMark } from "../model/marks.ts";
import type { CatalogueModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { inAllSets, isInSet, type ProductSet } from "../../collections/product-set.ts";
import type { Id } from "../../../../platform/ids.ts";

type Place = { categoryId?: Id<"category">; gender?: Gender };

/** The products of a place in one order, as far as they are asked for. Out of stock sinks to the end. */
export function* goodsInOrder(model: CatalogueModel, place: Place, sort: Sort): Generator<ModelProduct> {
  const { bySlot, order } = model.shelves;
  const here = productsOf(model, place);
  for (const slot of order(sort)) {
    const product = bySlot[slot];
    if (product && isInSet(here, slot)) yield product;
  }
}

/** Who stands in a place; of a category and an audience together those of the category that are for the audience. */
export function productsOf(
  { shelves, categories }: Pick<CatalogueModel, "shelves" | "categories">,
  { categoryId, gender }: Place,
): ProductSet {
  if (categoryId === undefined) return shelves.marked(gender === undefined ? "all" : genderMark(gender));
  const here = shelves.marked(categoryMark(categoryId));
  const shownTo = categories.nodes.get(categoryId)?.shownTo ?? [];
  if (gender === undefined || shownTo.join() === gender) return here;
  return shownTo.includes(gender) ? inAllSets([here, shelves.marked(genderMark(gender))]) : shelves.marked("nothing");
}

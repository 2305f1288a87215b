import type { Gender } from "../genders.ts";
import type { CatalogueModel, ModelProduct } from "./model.ts";
import { isInSet, type ProductSet } from "./product-set.ts";
import type { Sort } from "./shelves.ts";

type Place = { categoryId?: number; gender?: Gender };

/** All products of a place in one order, made once and kept until listings change. Out of stock sinks to the end. */
export function sortedProducts(model: CatalogueModel, place: Place, sort: Sort): ModelProduct[] {
  const key = `${place.categoryId ?? ""} ${place.gender ?? ""} ${sort}`;
  const kept = model.sorted.get(key);
  if (kept) return kept;
  const { bySlot, order } = model.shelves;
  const here = productsOf(model, place);
  const made: ModelProduct[] = [];
  for (const slot of order(sort)) {
    const product = bySlot[slot];
    if (product && isInSet(here, slot)) made.push(product);
  }
  model.sorted.set(key, made);
  return made;
}

/** Who stands in a place; of a category and an audience together the category must be for the audience. */
export function productsOf({ shelves, categories }: CatalogueModel, { categoryId, gender }: Place): ProductSet {
  if (categoryId === undefined) return shelves.marked(gender === undefined ? "all" : `gender ${gender}`);
  if (gender !== undefined && !categories.nodes.get(categoryId)?.[gender]) return shelves.marked("nothing");
  return shelves.marked(`category ${categoryId}`);
}

import type { Gender } from "../../words/genders.ts";
import type { Sort } from "../../listing/goods-orders.ts";
import { categoryLabel, genderLabel } from "../model/labels.ts";
import type { CatalogueModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { inAllSets, isInSet, type ProductSet } from "../../collections/product-set.ts";
import type { Id } from "../../../../platform/ids.ts";

type Section = { categoryId?: Id<"category">; gender?: Gender };

/** Lazy; out of stock sinks to the end. */
export function* goodsInOrder(model: CatalogueModel, section: Section, sort: Sort): Generator<ModelProduct> {
  const { bySlot, order } = model.listing;
  const here = productsOf(model, section);
  for (const slot of order(sort)) {
    const product = bySlot[slot];
    if (product && isInSet(here, slot)) yield product;
  }
}

export function productsOf(
  { listing, categories }: Pick<CatalogueModel, "listing" | "categories">,
  { categoryId, gender }: Section,
): ProductSet {
  if (categoryId === undefined) return listing.labelled(gender === undefined ? "all" : genderLabel(gender));
  const here = listing.labelled(categoryLabel(categoryId));
  const shownTo = categories.nodes.get(categoryId)?.shownTo ?? [];
  if (gender === undefined || shownTo.join() === gender) return here;
  return shownTo.includes(gender) ? inAllSets([here, listing.labelled(genderLabel(gender))]) : listing.labelled("nothing");
}

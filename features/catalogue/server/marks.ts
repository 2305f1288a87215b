import { isBestSeller } from "../catalogue.rules.ts";
import { gendersOf, withAncestors, type CategoryNode, type CategoryTree } from "./category-tree.ts";
import { findSlot, inAllSets } from "../product-set.ts";
import type { Shelves } from "./shelves.ts";
import type { Sorted } from "./goods-orders.ts";

type Marked = {
  categoryIds: readonly number[];
  oldPrice: number | null;
  retail: boolean;
  top_sales: boolean;
  sold_recently: number;
  available: boolean;
};

/** Where a product stands: `all`, `retail`, `sale`, `top`, `available`, `category 12`, `gender female`. */
export function marksOf(product: Marked, { nodes }: Pick<CategoryTree, "nodes">): Set<string> {
  const marks = new Set(["all"]);
  for (const node of withAncestors(product.categoryIds, nodes)) {
    marks.add(categoryMark(node.id));
    for (const gender of gendersOf(node)) marks.add(`gender ${gender}`);
  }
  if (product.retail) marks.add("retail");
  if (product.oldPrice !== null) marks.add("sale");
  if (isBestSeller(product)) marks.add("top");
  if (product.available) marks.add("available");
  return marks;
}

export const categoryMark = (id: number): string => `category ${id}`;

/** Writes into categories how many products each holds, everything below included, and the picture of one that can be bought. */
export function countGoods<P extends Sorted & { pictures: readonly { id: number }[] }>(
  categories: Iterable<CategoryNode>,
  shelves: Shelves<P>,
): void {
  for (const node of categories) {
    node.products = shelves.count(categoryMark(node.id));
    const buyable = inAllSets([shelves.marked(categoryMark(node.id)), shelves.marked("available")]);
    const shown = findSlot(buyable, (slot) => (shelves.bySlot[slot]?.pictures.length ?? 0) > 0);
    node.pictureId = (shown === undefined ? undefined : shelves.bySlot[shown]?.pictures[0]?.id) ?? null;
  }
}

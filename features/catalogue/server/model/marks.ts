import type { Kopiykas } from "../../../../platform/money.ts";
import { isBestSeller } from "../../catalogue.rules.ts";
import { audiencesOf, withAncestors, type CategoryNode, type CategoryTree } from "./category-tree.ts";
import { genders, type Gender } from "../../words/genders.ts";
import { findSlot, inAllSets, sizeOf, type ProductSet } from "../../collections/product-set.ts";
import type { Shelves } from "../../listing/shelves.ts";
import type { Sorted } from "../../listing/goods-orders.ts";
import type { Id } from "../../../../platform/ids.ts";

type Marked = {
  categoryIds: readonly Id<"category">[];
  audiences: string;
  staff_audiences: string;
  oldPrice: Kopiykas | null;
  retail: boolean;
  top_sales: boolean;
  sold_recently: number;
  available: boolean;
};

/** Where a product stands: `all`, `retail`, `sale`, `top`, `available`, `category 12`, `gender female`. */
export function marksOf(product: Marked, tree: Pick<CategoryTree, "nodes" | "all">): Set<string> {
  const marks = new Set(["all"]);
  for (const node of withAncestors(product.categoryIds, tree.nodes)) marks.add(categoryMark(node.id));
  for (const gender of audiencesOf(product, tree)) marks.add(genderMark(gender));
  if (product.retail) marks.add("retail");
  if (product.oldPrice !== null) marks.add("sale");
  if (isBestSeller(product)) marks.add("top");
  if (product.available) marks.add("available");
  return marks;
}

export const genderMark = (gender: Gender): string => `gender ${gender}`;
export const categoryMark = (id: Id<"category">): string => `category ${id}`;

/** Writes into categories how many products each holds, everything below included, whom they are for, and pictures of goods that can be bought, for each audience one of its own. */
export function countGoods<P extends Sorted & { pictures: readonly { id: Id<"picture"> }[] }>(
  categories: Iterable<CategoryNode>,
  shelves: Shelves<P>,
): void {
  for (const node of categories) {
    node.products = shelves.count(categoryMark(node.id));
    const here = shelves.marked(categoryMark(node.id));
    node.shownTo = genders.filter((gender) => node[gender] || sizeOf(inAllSets([here, shelves.marked(genderMark(gender))])) > 0);
    const buyable = inAllSets([here, shelves.marked("available")]);
    node.pictureId = firstPicture(buyable, shelves);
    node.pictureIds = Object.fromEntries(
      node.shownTo.map((gender) => [gender, firstPicture(inAllSets([buyable, shelves.marked(genderMark(gender))]), shelves)]),
    );
  }
}

function firstPicture<P extends Sorted & { pictures: readonly { id: Id<"picture"> }[] }>(
  set: ProductSet,
  { bySlot }: Shelves<P>,
): Id<"picture"> | null {
  const shown = findSlot(set, (slot) => (bySlot[slot]?.pictures.length ?? 0) > 0);
  return (shown === undefined ? undefined : bySlot[shown]?.pictures[0]?.id) ?? null;
}

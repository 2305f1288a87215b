import type { Kopiykas } from "../../../../platform/money/money.ts";
import { isBestSeller } from "../../catalogue.rules.ts";
import { audiencesOf, withAncestors, type CategoryNode, type CategoryTree } from "./category-tree.ts";
import { genders, type Gender } from "../../words/genders.ts";
import { findSlot, inAllSets, sizeOf, type ProductSet } from "../../collections/product-set.ts";
import type { ListingIndex } from "../../listing/listing-index.ts";
import type { Sorted } from "../../listing/goods-orders.ts";
import type { Id } from "../../../../platform/ids.ts";

type Labelled = {
  categoryIds: readonly Id<"category">[];
  audiences: string;
  staff_audiences: string;
  oldPrice: Kopiykas | null;
  retail: boolean;
  top_sales: boolean;
  sold_recently: number;
  available: boolean;
};

/** Labels such as `all`, `retail`, `sale`, `top`, `available`, `category 12`, `gender female`. */
export function labelsOf(product: Labelled, tree: Pick<CategoryTree, "nodes" | "all">): Set<string> {
  const labels = new Set(["all"]);
  for (const node of withAncestors(product.categoryIds, tree.nodes)) labels.add(categoryLabel(node.id));
  for (const gender of audiencesOf(product, tree)) labels.add(genderLabel(gender));
  if (product.retail) labels.add("retail");
  if (product.oldPrice !== null) labels.add("sale");
  if (isBestSeller(product)) labels.add("top");
  if (product.available) labels.add("available");
  return labels;
}

export const genderLabel = (gender: Gender): string => `gender ${gender}`;
export const categoryLabel = (id: Id<"category">): string => `category ${id}`;

export function countGoods<P extends Sorted & { pictures: readonly { id: Id<"picture"> }[] }>(
  categories: Iterable<CategoryNode>,
  listing: ListingIndex<P>,
): void {
  for (const node of categories) {
    node.products = listing.count(categoryLabel(node.id));
    const here = listing.labelled(categoryLabel(node.id));
    node.shownTo = genders.filter((gender) => node[gender] || sizeOf(inAllSets([here, listing.labelled(genderLabel(gender))])) > 0);
    const buyable = inAllSets([here, listing.labelled("available")]);
    node.pictureId = firstPicture(buyable, listing);
    node.pictureIds = Object.fromEntries(
      node.shownTo.map((gender) => [gender, firstPicture(inAllSets([buyable, listing.labelled(genderLabel(gender))]), listing)]),
    );
  }
}

function firstPicture<P extends Sorted & { pictures: readonly { id: Id<"picture"> }[] }>(
  set: ProductSet,
  { bySlot }: ListingIndex<P>,
): Id<"picture"> | null {
  const shown = findSlot(set, (slot) => (bySlot[slot]?.pictures.length ?? 0) > 0);
  return (shown === undefined ? undefined : bySlot[shown]?.pictures[0]?.id) ?? null;
}

import type { Id } from "../../../../platform/ids.ts";
import type { Shop } from "../../../shop.ts";
import type { Gender } from "../../words/genders.ts";
import { audiencesOf, withAncestors } from "../model/category-tree.ts";
import { modelOf } from "../model/model.ts";

/** A visible product's audiences, and its groups with those above by 1C's ids; undefined for another. */
export function kindOfProduct(shop: Shop, id: Id<"product">): { audiences: Gender[]; categories: ReadonlySet<string> } | undefined {
  const { products, categories } = modelOf(shop);
  const product = products.get(id);
  if (!product) return undefined;
  const groups = withAncestors(product.categoryIds, categories.all);
  return { audiences: audiencesOf(product, categories), categories: new Set([...groups].map((node) => node.id_1c)) };
}

export const isCategory = (shop: Shop, id1c: string): boolean => modelOf(shop).categories.by1c.has(id1c);

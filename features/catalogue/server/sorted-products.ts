import type { Gender } from "../genders.ts";
import type { CatalogueModel, ModelProduct } from "./model.ts";
import { withAncestors } from "./category-tree.ts";

export type Sort = "popular" | "new" | "cheaper" | "dearer" | "discount";
export type Place = { categoryId?: number; gender?: Gender };

/** All products of a place in one order, made once and kept until listings change. Out of stock sinks to the end. */
export function sortedProducts(model: CatalogueModel, { categoryId, gender }: Place, sort: Sort): ModelProduct[] {
  const key = `${categoryId ?? ""} ${gender ?? ""} ${sort}`;
  const kept = model.sorted.get(key);
  if (kept) return kept;
  const made = [...model.products.values()]
    .filter((product) => isIn(model, product, { categoryId, gender }))
    .sort((a, b) => Number(b.available) - Number(a.available) || orders[sort](a, b) || a.id - b.id);
  model.sorted.set(key, made);
  return made;
}

function isIn(model: CatalogueModel, product: ModelProduct, { categoryId, gender }: Place): boolean {
  if (categoryId === undefined && gender === undefined) return true;
  for (const node of withAncestors(product.categoryIds, model.categories.nodes)) {
    if ((categoryId === undefined || node.id === categoryId) && (gender === undefined || node[gender])) return true;
  }
  return false;
}

const newest = (a: ModelProduct, b: ModelProduct) => b.first_seen_at.getTime() - a.first_seen_at.getTime();
const discount = ({ price, oldPrice }: ModelProduct) => (oldPrice ? 1 - price / oldPrice : 0);

const orders: Record<Sort, (a: ModelProduct, b: ModelProduct) => number> = {
  popular: (a, b) => Number(b.top_sales) - Number(a.top_sales) || newest(a, b),
  new: newest,
  cheaper: (a, b) => a.price - b.price,
  dearer: (a, b) => b.price - a.price,
  discount: (a, b) => discount(b) - discount(a),
};

import { filterProducts, type FilterResult, type Goods } from "./filter-products.ts";
import { pack, type PackedSet } from "../collections/packed-set.ts";
import type { ProductSet } from "../collections/product-set.ts";

/** Who stands in a place, as filters go through them, and what is found there without filters: looked for once, when first asked. */
export type Place = { packed: PackedSet; whole: () => FilterResult };

export function openPlace(goods: Goods, within: ProductSet): Place {
  const packed = pack(within);
  let found: FilterResult | undefined;
  return { packed, whole: () => (found ??= filterProducts(goods, packed, { values: {} })) };
}

import { filterProducts, type FilterResult, type Goods } from "./filter-products.ts";
import { pack, type PackedSet } from "../collections/packed-set.ts";
import type { ProductSet } from "../collections/product-set.ts";

export type SectionGoods = { packed: PackedSet; whole: () => FilterResult };

export function openSectionGoods(goods: Goods, within: ProductSet): SectionGoods {
  const packed = pack(within);
  let found: FilterResult | undefined;
  return { packed, whole: () => (found ??= filterProducts(goods, packed, { values: {} })) };
}

import { keptInMemory, type Shop } from "../../shop.ts";
import { catalogueVersion } from "./catalogue-addresses.ts";
import { modelOf } from "./model/model.ts";

export function catalogueCounts(shop: Shop): { products: number; brands: number } {
  const version = catalogueVersion(shop);
  const kept = keptInMemory(shop, "counts of the catalogue", () => ({ version: -1, counts: { products: 0, brands: 0 } }));
  if (kept.version === version) return kept.counts;
  const { products } = modelOf(shop);
  const brands = new Set([...products.values()].map(({ brand }) => brand));
  brands.delete("");
  return Object.assign(kept, { version, counts: { products: products.size, brands: brands.size } }).counts;
}

import type { FacetName } from "../catalogue.contract.ts";
import { facetOrder, type FacetValues } from "./facet-values.ts";
import { addToSet, emptySet, isInSet, type ProductSet } from "./product-set.ts";

/** What filters look at, by slot; prices in kopiykas. */
type Goods = { prices: Float64Array; values: readonly (readonly number[])[] };
export type Wanted = { values: Partial<Record<FacetName, readonly string[]>>; priceMin?: number; priceMax?: number };
export type FilterResult = {
  /** Those that pass every filter. */
  passed: ProductSet;
  total: number;
  /** Products per value, each counted under all the other filters. */
  counts: Uint32Array;
  /** Cheapest and dearest under all filters but the price, kopiykas. */
  minPrice: number;
  maxPrice: number;
};

/**
 * One pass over the products: those that pass every filter, and for every facet value how many would pass were its own
 * facet's filter lifted. Several values of one facet widen, several facets narrow.
 */
export function filterProducts({ prices, values }: Goods, within: ProductSet, wanted: Wanted, facets: FacetValues): FilterResult {
  const { bits, required } = wantedBits(wanted, facets);
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = wanted;
  const { facetOf } = facets;
  const counts = new Uint32Array(facets.texts.length);
  const passed = emptySet(values.length);
  let total = 0;
  let [minPrice, maxPrice] = [Number.POSITIVE_INFINITY, 0];

  for (let slot = 0; slot < values.length; slot += 1) {
    if (!isInSet(within, slot)) continue;
    const price = prices[slot] ?? 0;
    const own = values[slot] ?? NONE;
    const failed = required === 0 ? 0 : required & ~bitsOf(own, bits);
    const isInPrice = price >= priceMin && price <= priceMax;
    if (failed === 0) {
      if (price < minPrice) minPrice = price;
      if (price > maxPrice) maxPrice = price;
      if (isInPrice) {
        addToSet(passed, slot);
        total += 1;
      }
    }
    if (!isInPrice || (failed & (failed - 1)) !== 0) continue;
    for (let at = 0; at < own.length; at += 1) {
      const value = own[at] ?? 0;
      if (failed === 0 || failed === 1 << (facetOf[value] ?? 0)) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return { passed, total, counts, minPrice: minPrice === Number.POSITIVE_INFINITY ? 0 : minPrice, maxPrice };
}

const NONE: readonly number[] = [];

/** The bit of its facet for every chosen value, and the bits of all facets something is chosen of. */
function wantedBits({ values }: Wanted, facets: FacetValues): { bits: Uint8Array; required: number } {
  const bits = new Uint8Array(facets.texts.length);
  let required = 0;
  for (const [facet, name] of facetOrder.entries()) {
    const chosen = values[name] ?? [];
    if (chosen.length > 0) required |= 1 << facet;
    for (const value of chosen) {
      const number = facets.find(facet, value);
      if (number !== undefined) bits[number] = 1 << facet;
    }
  }
  return { bits, required };
}

function bitsOf(own: readonly number[], bits: Uint8Array): number {
  let found = 0;
  for (let at = 0; at < own.length; at += 1) found |= bits[own[at] ?? 0] ?? 0;
  return found;
}

import type { FacetName } from "../catalogue.contract.ts";
import { facetOrder, type FacetValues } from "./facet-values.ts";

type Filtered = { price: number; values: Uint32Array };
export type Wanted = { values: Partial<Record<FacetName, readonly string[]>>; priceMin?: number; priceMax?: number };
export type FilterResult<P> = {
  products: P[];
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
export function filterProducts<P extends Filtered>(products: readonly P[], wanted: Wanted, facets: FacetValues): FilterResult<P> {
  const filters = activeFilters(wanted, facets);
  const counts = new Uint32Array(facets.texts.length);
  const passed: P[] = [];
  let [minPrice, maxPrice] = [Number.POSITIVE_INFINITY, 0];

  for (const product of products) {
    const inPrice = product.price >= (wanted.priceMin ?? 0) && product.price <= (wanted.priceMax ?? Number.POSITIVE_INFINITY);
    const failed = failedFacet(product, filters);
    if (failed === PASSED) {
      minPrice = Math.min(minPrice, product.price);
      maxPrice = Math.max(maxPrice, product.price);
      if (inPrice) passed.push(product);
    }
    if (!inPrice || failed === SEVERAL) continue;
    for (const value of product.values) {
      if (failed === PASSED || facets.facetOf[value] === failed) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return { products: passed, counts, minPrice: minPrice === Number.POSITIVE_INFINITY ? 0 : minPrice, maxPrice };
}

const PASSED = -1;
const SEVERAL = -2;
type ActiveFilter = { facet: number; values: ReadonlySet<number> };

function activeFilters({ values }: Wanted, facets: FacetValues): ActiveFilter[] {
  return facetOrder.flatMap((name, facet) => {
    const chosen = values[name];
    if (!chosen || chosen.length === 0) return [];
    const known = chosen.map((value) => facets.find(facet, value)).filter((value) => value !== undefined);
    return [{ facet, values: new Set(known) }];
  });
}

/** The one facet a product fails, PASSED when none, SEVERAL when more. */
function failedFacet({ values }: Filtered, filters: readonly ActiveFilter[]): number {
  let failed = PASSED;
  for (const filter of filters) {
    if (values.some((value) => filter.values.has(value))) continue;
    if (failed !== PASSED) return SEVERAL;
    failed = filter.facet;
  }
  return failed;
}

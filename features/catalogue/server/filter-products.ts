import type { FacetName } from "../catalogue.contract.ts";
import type { FacetColumns } from "./facet-columns.ts";
import { facetOrder, type FacetValues } from "./facet-values.ts";
import { addSet, addToSet, forEachSlot, inAllSets, sizeOf, type ProductSet } from "./product-set.ts";

/** What filters look at, by slot; prices in kopiykas. */
type Goods = { prices: Float64Array; columns: FacetColumns; facets: FacetValues };
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
 * Those that pass every filter, and for every facet value how many would pass were its own facet's filter lifted.
 * Several values of one facet widen, several facets narrow.
 */
export function filterProducts(goods: Goods, within: ProductSet, wanted: Wanted): FilterResult {
  const { columns, facets } = goods;
  const filters = filtersOf(wanted, goods, within.length);
  const counts = new Uint32Array(facets.texts.length);
  const { inPrice, minPrice, maxPrice } = pricesOf(goods, within, { filters, wanted });
  const passed = inAllSets([inPrice, ...filters.values()]);
  columns.count(passed, counts, valuesOfFacets(facets, (facet) => !filters.has(facet)));
  for (const facet of filters.keys()) {
    const others = [...filters].filter(([other]) => other !== facet).map(([, set]) => set);
    columns.count(
      inAllSets([inPrice, ...others]),
      counts,
      valuesOfFacets(facets, (one) => one === facet),
    );
  }
  return { passed, total: sizeOf(passed), counts, minPrice, maxPrice };
}

/** By the number of its facet, who has one of the chosen values. */
function filtersOf({ values }: Wanted, { columns, facets }: Goods, words: number): Map<number, ProductSet> {
  const filters = new Map<number, ProductSet>();
  for (const [facet, name] of facetOrder.entries()) {
    const chosen = values[name] ?? [];
    if (chosen.length === 0) continue;
    const set = new Uint32Array(words);
    for (const value of chosen) {
      const number = facets.find(facet, value);
      if (number !== undefined) addSet(set, columns.having(number));
    }
    filters.set(facet, set);
  }
  return filters;
}

/** Who is within the price limits, and the cheapest and dearest of those that pass the filters. */
function pricesOf(
  { prices }: Goods,
  within: ProductSet,
  { filters, wanted: { priceMin, priceMax } }: { filters: ReadonlyMap<number, ProductSet>; wanted: Wanted },
) {
  let [minPrice, maxPrice] = [Number.POSITIVE_INFINITY, 0];
  forEachSlot(filters.size === 0 ? within : inAllSets([within, ...filters.values()]), (slot) => {
    const price = prices[slot] ?? 0;
    if (price < minPrice) minPrice = price;
    if (price > maxPrice) maxPrice = price;
  });
  if (minPrice === Number.POSITIVE_INFINITY) minPrice = 0;
  if (priceMin === undefined && priceMax === undefined) return { inPrice: within, minPrice, maxPrice };
  const inPrice = new Uint32Array(within.length);
  forEachSlot(within, (slot) => {
    const price = prices[slot] ?? 0;
    if (price >= (priceMin ?? 0) && price <= (priceMax ?? Number.POSITIVE_INFINITY)) addToSet(inPrice, slot);
  });
  return { inPrice, minPrice, maxPrice };
}

const valuesOfFacets = ({ facetOf }: FacetValues, isWanted: (facet: number) => boolean): Uint8Array =>
  Uint8Array.from(facetOf, (facet) => (isWanted(facet) ? 1 : 0));

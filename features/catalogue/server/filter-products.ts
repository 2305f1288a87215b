import type { FacetName } from "../catalogue.contract.ts";
import type { FacetColumns } from "./facet-columns.ts";
import { facetOrder, type FacetValues } from "./facet-values.ts";
import { addSet, copied, inAllSets, sizeOf, without, type ProductSet } from "./product-set.ts";

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
 * Several values of one facet widen, several facets narrow. `whole` gives the counts of all that is within, if they are known:
 * then of a set that leaves little out only what it leaves out is counted.
 */
export function filterProducts(goods: Goods, within: ProductSet, wanted: Wanted, whole?: () => Uint32Array): FilterResult {
  const { prices } = goods;
  const filters = filtersOf(wanted, goods, within.length);
  const hasPrices = wanted.priceMin !== undefined || wanted.priceMax !== undefined;
  const inPrice = hasPrices ? costing(within, prices, wanted) : within;
  const passed = inAllSets([inPrice, ...filters.values()]);
  const count = openCount(goods, within, whole);
  for (const facet of filters.keys()) {
    const lifted = [...filters].filter(([other]) => other !== facet).map(([, set]) => set);
    count.add(inAllSets([inPrice, ...lifted], scratch("lifted", within.length)), [facet]);
  }
  count.add(
    passed,
    [...facetOrder.keys()].filter((facet) => !filters.has(facet)),
  );
  const anyPrice = hasPrices ? inAllSets([within, ...filters.values()], scratch("any price", within.length)) : passed;
  return { passed, total: sizeOf(passed), counts: count.counts, ...priceRange(anyPrice, prices) };
}

/** Counts of sets within one, each of some facets alone. */
function openCount({ columns, facets }: Goods, within: ProductSet, whole: (() => Uint32Array) | undefined) {
  const { facetOf } = facets;
  const counts = new Uint32Array(facets.texts.length);
  const half = whole ? sizeOf(within) / 2 : Number.POSITIVE_INFINITY;
  return {
    counts,
    add(set: ProductSet, facets: readonly number[]): void {
      if (!whole || sizeOf(set) <= half) return columns.count(set, counts, facets);
      const left = new Uint32Array(counts.length);
      columns.count(without(within, set, scratch("left out", within.length)), left, facets);
      for (const [value, all] of whole().entries()) {
        if (facets.includes(facetOf[value] ?? 0)) counts[value] = all - (left[value] ?? 0);
      }
      return undefined;
    },
  };
}

/** By the number of its facet, who has one of the chosen values. */
function filtersOf({ values }: Wanted, { columns, facets }: Goods, words: number): Map<number, ProductSet> {
  const filters = new Map<number, ProductSet>();
  for (const [facet, name] of facetOrder.entries()) {
    const chosen = values[name] ?? [];
    if (chosen.length === 0) continue;
    const set = scratch(name, words).fill(0);
    for (const value of chosen) {
      const number = facets.find(facet, value);
      if (number !== undefined) addSet(set, columns.having(number));
    }
    filters.set(facet, set);
  }
  return filters;
}

function costing(within: ProductSet, prices: Float64Array, { priceMin = 0, priceMax = Number.POSITIVE_INFINITY }: Wanted): ProductSet {
  const chosen = copied(within, scratch("price", within.length));
  for (let word = 0; word < within.length; word += 1) {
    for (let bits = within[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const price = prices[(word << 5) + 31 - Math.clz32(bit)] ?? 0;
      if (price < priceMin || price > priceMax) chosen[word] = (chosen[word] ?? 0) & ~bit;
    }
  }
  return chosen;
}

const kept = new Map<string, ProductSet>();

/** A set that one call after the other writes into: fresh ones for each are garbage by the megabyte in a large shop. */
function scratch(name: string, words: number): ProductSet {
  const known = kept.get(name);
  if (known?.length === words) return known;
  const made = new Uint32Array(words);
  kept.set(name, made);
  return made;
}

function priceRange(set: ProductSet, prices: Float64Array): { minPrice: number; maxPrice: number } {
  let [minPrice, maxPrice] = [Number.POSITIVE_INFINITY, 0];
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const price = prices[(word << 5) + 31 - Math.clz32(bits & -bits)] ?? 0;
      if (price < minPrice) minPrice = price;
      if (price > maxPrice) maxPrice = price;
    }
  }
  return { minPrice: minPrice === Number.POSITIVE_INFINITY ? 0 : minPrice, maxPrice };
}

import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import { facetNames, type FacetName } from "./listing-names.ts";
import type { FacetColumns } from "./facet-columns.ts";
import type { FacetValues } from "./facet-values.ts";
import { addPacked, forEachSlot, pack, type PackedSet } from "../collections/packed-set.ts";
import type { PriceSpan } from "./price-bits.ts";
import { inAllSets, sizeOf, without, type ProductSet } from "../collections/product-set.ts";

/** `prices`: kopiykas by slot; `costing`: the products of a section within a price span. */
export type Goods = {
  prices: Float64Array;
  costing: (section: PackedSet, span: PriceSpan) => ProductSet;
  columns: FacetColumns;
  facets: FacetValues;
};
export type Wanted = { values: Partial<Record<FacetName, readonly string[]>> } & PriceSpan;
export type FilterResult = {
  passed: PackedSet;
  total: number;
  /** Counts by value, under all other filters. */
  counts: Uint32Array;
  /** Kopiykas, under all filters except the price. */
  minPrice: Kopiykas;
  maxPrice: Kopiykas;
};
/** `whole` is the same section without filters. */
export type Filtered = { found: FilterResult; whole: FilterResult };

/** Values of one facet are alternatives; all facets must agree. A set over half of `whole` is counted by what it leaves out. */
export function filterProducts(
  { prices, costing, columns, facets }: Goods,
  within: PackedSet,
  wanted: Wanted,
  whole?: () => FilterResult,
): FilterResult {
  const { at } = within;
  const filters = filtersOf(wanted, { columns, facets }, at);
  const hasPrices = wanted.priceMin !== undefined || wanted.priceMax !== undefined;
  const inPrice = hasPrices ? costing(within, wanted) : within.words;
  const { counts, count } = openCount({ columns, facets }, within, whole);
  for (const facet of filters.keys()) {
    const lifted = [...filters].filter(([other]) => other !== facet).map(([, words]) => words);
    count(inAllSets([inPrice, ...lifted]), [facet]);
  }
  const passed = { at, words: inAllSets([inPrice, ...filters.values()]) };
  count(
    passed.words,
    [...facetNames.keys()].filter((facet) => !filters.has(facet)),
  );
  const anyPrice = () => (hasPrices ? { at, words: inAllSets([within.words, ...filters.values()]) } : passed);
  const { minPrice, maxPrice } = whole && filters.size === 0 ? whole() : priceRange(anyPrice(), prices);
  return { passed, total: sizeOf(passed.words), counts, minPrice, maxPrice };
}

function openCount(
  { columns, facets: { texts, facetOf } }: Pick<Goods, "columns" | "facets">,
  { at, words }: PackedSet,
  whole?: () => FilterResult,
) {
  const counts = new Uint32Array(texts.length);
  const half = whole ? sizeOf(words) / 2 : Number.POSITIVE_INFINITY;
  return {
    counts,
    count(set: ProductSet, facets: readonly number[]): void {
      if (!whole || sizeOf(set) <= half) return columns.count({ at, words: set }, counts, facets);
      const left = new Uint32Array(texts.length);
      columns.count(pack(without(words, set), at), left, facets);
      for (const [value, all] of whole().counts.entries()) {
        if (facets.includes(facetOf[value] ?? 0)) counts[value] = all - (left[value] ?? 0);
      }
      return undefined;
    },
  };
}

function filtersOf({ values }: Wanted, { columns, facets }: Pick<Goods, "columns" | "facets">, at: Uint32Array): Map<number, ProductSet> {
  const filters = new Map<number, ProductSet>();
  for (const [facet, name] of facetNames.entries()) {
    const chosen = values[name] ?? [];
    if (chosen.length === 0) continue;
    const words = new Uint32Array(at.length);
    for (const value of chosen) {
      const number = facets.find(facet, value);
      if (number !== undefined) addPacked(words, at, columns.having(number));
    }
    filters.set(facet, words);
  }
  return filters;
}

function priceRange(set: PackedSet, prices: Float64Array): { minPrice: Kopiykas; maxPrice: Kopiykas } {
  let [minPrice, maxPrice] = [Number.POSITIVE_INFINITY, 0];
  forEachSlot(set, (slot) => {
    const price = prices[slot] ?? 0;
    if (price < minPrice) minPrice = price;
    if (price > maxPrice) maxPrice = price;
  });
  return { minPrice: kopiykas(minPrice === Number.POSITIVE_INFINITY ? 0 : minPrice), maxPrice: kopiykas(maxPrice) };
}

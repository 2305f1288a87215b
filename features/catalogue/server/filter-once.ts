import { keepLatest } from "../../../platform/keep-latest.ts";
import { fromHryvnias } from "../../../platform/money.ts";
import type { ListingQuery } from "../catalogue.contract.ts";
import { filterProducts, type FilterResult } from "./filter-products.ts";
import type { CatalogueModel } from "./model.ts";
import type { ProductSet } from "./product-set.ts";

/** Filters of so many listings are kept; every page and order of one are found in the same. */
const MOST_KEPT = 200;

/** Filters what is within, or answers what the same filters found in the same place since listings last changed. */
export function filterOnce(model: CatalogueModel, query: ListingQuery, within: ProductSet): FilterResult {
  const { shelves, facets, filtered } = model;
  const goods = { columns: shelves.columns, prices: shelves.prices(), facets };
  const { page: _, sort: __, search, ids, ...filters } = query;
  const wanted = { values: query, ...pricesOf(query) };
  const changesByItself = search !== undefined || ids !== undefined || query.list === "new-items";
  if (changesByItself) return filterProducts(goods, within, wanted);
  const { category, gender, retail, list } = query;
  const wholePlace = () => kept(filtered, { category, gender, retail, list }, () => filterProducts(goods, within, { values: {} })).counts;
  return kept(filtered, filters, () => filterProducts(goods, within, wanted, wholePlace));
}

function kept(filtered: Map<string, FilterResult>, filters: object, filter: () => FilterResult): FilterResult {
  const key = JSON.stringify(Object.entries(filters).sort());
  const found = filtered.get(key) ?? filter();
  keepLatest(filtered, MOST_KEPT, [key, found]);
  return found;
}

const pricesOf = ({ price_min: min, price_max: max }: ListingQuery) => ({
  priceMin: min === undefined ? undefined : fromHryvnias(min),
  priceMax: max === undefined ? undefined : fromHryvnias(max),
});

import { fromHryvnias } from "../../../platform/money.ts";
import type { ListingQuery } from "../catalogue.contract.ts";
import { filterProducts, type FilterResult } from "./filter-products.ts";
import type { CatalogueModel } from "./model.ts";
import type { ProductSet } from "./product-set.ts";

/** Filters what is within, or answers what the same filters found in the same place since listings last changed. */
export function filterOnce(model: CatalogueModel, query: ListingQuery, within: ProductSet): FilterResult {
  const { shelves, facets, filtered } = model;
  const goods = { columns: shelves.columns, prices: shelves.prices(), facets };
  const { page: _, sort: __, search, ids, ...filters } = query;
  const wanted = { values: query, ...pricesOf(query) };
  const changesByItself = search !== undefined || ids !== undefined || query.list === "new-items";
  if (changesByItself) return filterProducts(goods, within, wanted);
  const { category, gender, retail, list } = query;
  const whole = () => kept(filtered, { category, gender, retail, list }, () => filterProducts(goods, within, { values: {} })).counts;
  return kept(filtered, filters, () => filterProducts(goods, within, wanted, whole));
}

function kept(filtered: CatalogueModel["filtered"], filters: object, filter: () => FilterResult): FilterResult {
  const key = JSON.stringify(Object.entries(filters).sort());
  const known = filtered.get(key);
  if (known) return known;
  const found = filter();
  filtered.offer(key, found);
  return found;
}

const pricesOf = ({ price_min: min, price_max: max }: ListingQuery) => ({
  priceMin: min === undefined ? undefined : fromHryvnias(min),
  priceMax: max === undefined ? undefined : fromHryvnias(max),
});

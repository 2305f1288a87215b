import { priceBounds } from "../../listing/price-bounds.rules.ts";
import { fromHryvnias } from "../../../../platform/money/money.ts";
import type { OftenAsked } from "../../../../platform/often-asked.ts";
import type { ListingQuery } from "../../catalogue.contract.ts";
import { filterProducts, type Filtered } from "../../listing/filter-products.ts";
import type { CatalogueModel } from "../model/model.ts";
import { openSectionGoods } from "../../listing/section-goods.ts";
import { sizeOf, type ProductSet } from "../../collections/product-set.ts";

export function filterOnce(model: CatalogueModel, query: ListingQuery, within: ProductSet): Filtered {
  const { listing, facets, filtered, sections } = model;
  const goods = { columns: listing.columns, prices: listing.prices(), costing: listing.costing, facets };
  const { page: _, sort: __, search, ids, ...filters } = query;
  const wanted = { values: query, ...pricesOf(query) };
  const changesByItself = search !== undefined || ids !== undefined || query.list === "new-items";
  if (changesByItself) {
    const { packed, whole } = openSectionGoods(goods, within);
    const found = filterProducts(goods, packed, wanted);
    return { found, whole: found.total === sizeOf(packed.words) ? found : whole() };
  }
  const { category, gender, retail, list } = query;
  return kept(filtered, keyOf(filters), () => {
    const { packed, whole } = kept(sections, JSON.stringify([category, gender, retail, list]), () => openSectionGoods(goods, within));
    return { found: filterProducts(goods, packed, wanted, whole), whole: whole() };
  });
}

const keyOf = (query: object): string => JSON.stringify(Object.entries(query).sort());

function kept<Value>(values: OftenAsked<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known) return known;
  const made = make();
  values.offer(key, made);
  return made;
}

function pricesOf({ price_min: one, price_max: other }: ListingQuery) {
  const [min, max] = priceBounds(one, other);
  return {
    priceMin: min === undefined ? undefined : fromHryvnias(min),
    priceMax: max === undefined ? undefined : fromHryvnias(max),
  };
}

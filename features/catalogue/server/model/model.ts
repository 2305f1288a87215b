import type { Locale } from "../../../../platform/i18n.ts";
import { openOftenAsked, type OftenAsked } from "../../../../platform/often-asked.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import { audiencesOf, treeOf, type CategoryTree } from "./category-tree.ts";
import { openFacetValues, type FacetValues } from "../../listing/facet-values.ts";
import type { FacetWords, FilterNames } from "../../listing/facet.view.ts";
import type { Filtered } from "../../listing/filter-products.ts";
import { openCardCache, type CardCache } from "./card-cache.ts";
import { labelsOf } from "./labels.ts";
import type { ModelProduct } from "./model-product.ts";
import type { SectionGoods } from "../../listing/section-goods.ts";
import { openListingIndex, type ListingIndex } from "../../listing/listing-index.ts";
import type { Id } from "../../../../platform/ids.ts";

export type CatalogueModel = {
  categories: CategoryTree;
  products: Map<Id<"product">, ModelProduct>;
  idsOf1c: Map<string, Id<"product">>;
  facets: FacetValues;
  facetWords: Map<Locale, FacetWords>;
  filterNames: FilterNames;
  listing: ListingIndex<ModelProduct>;
  /** Changes with anything visible in listings. */
  version: number;
  cards: CardCache;
  /** Shared by all pages and orders of a listing; forgotten when listings change. */
  filtered: OftenAsked<string, Filtered>;
  /** Forgotten likewise; apart, since there are fewer sections than filters. */
  sections: OftenAsked<string, SectionGoods>;
};

/** `openCatalogueModel` builds it before the first request. */
export const modelOf = (shop: Shop): CatalogueModel => holderOf(shop).model;

export const holderOf = (shop: Shop) => keptInMemory<{ model: CatalogueModel }>(shop, "catalogue model", () => ({ model: emptyModel() }));

export function emptyModel(): CatalogueModel {
  const facets = openFacetValues();
  const model: Omit<CatalogueModel, "listing"> = {
    categories: treeOf([]),
    products: new Map(),
    idsOf1c: new Map(),
    facets,
    facetWords: new Map(),
    filterNames: new Map(),
    version: 0,
    cards: openCardCache(),
    filtered: openOftenAsked({ most: 200, times: 2 }),
    sections: openOftenAsked({ most: 200, times: 2 }),
  };
  const listing = openListingIndex<ModelProduct>({
    labelsOf: (product) => labelsOf(product, model.categories),
    valuesOf: (product) => facets.valuesOf({ ...product, audiences: audiencesOf(product, model.categories) }),
  });
  return Object.assign(model, { listing });
}

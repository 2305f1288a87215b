import { notFound } from "../../../platform/errors.ts";
import { fromHryvnias, toHryvnias } from "../../../platform/money.ts";
import { addDays } from "../../../platform/time.ts";
import type { Visit } from "../../shop.ts";
import type { ListingQuery, ListingView } from "../catalogue.contract.ts";
import { NEW_DAYS, PAGE_SIZE } from "../catalogue.rules.ts";
import { viewCard, viewCrumb } from "./catalogue.view.ts";
import { gendersOf, pathTo, type CategoryNode } from "./category-tree.ts";
import { facetOrder } from "./facet-values.ts";
import { viewFacets } from "./facet.view.ts";
import { filterProducts } from "./filter-products.ts";
import { modelOf, type CatalogueModel, type ModelProduct } from "./model.ts";
import { searchIds } from "./search-index.ts";
import { rememberMiss } from "./search-misses.ts";
import { sortedProducts, type Sort } from "./sorted-products.ts";

/**
 * One page of a listing with facets counted under the other filters (decisions.md §5). Refuses with 404 an unknown
 * category and a page beyond the last.
 */
export async function listProducts(visit: Visit, query: ListingQuery): Promise<ListingView> {
  const model = modelOf(visit.shop);
  visit.pageTags.add("catalogue");
  const category = query.category === undefined ? undefined : model.categories.by1c.get(query.category);
  if (query.category !== undefined && !category) throw notFound();
  const sort: Sort = query.sort ?? (query.list === "new-items" ? "new" : "popular");
  const base = await baseProducts(visit, model, query, category, sort);

  const filtered = filterProducts(
    base,
    {
      values: Object.fromEntries(facetOrder.map((name) => [name, query[name]])),
      priceMin: query.price_min === undefined ? undefined : fromHryvnias(query.price_min),
      priceMax: query.price_max === undefined ? undefined : fromHryvnias(query.price_max),
    },
    model.facets,
  );
  const total = filtered.products.length;
  const page = query.page ?? 1;
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > lastPage) throw notFound();
  const { locale, now } = visit;
  return {
    category: category
      ? {
          ...viewCrumb(category, locale),
          children: category.children.filter((child) => child.products > 0).map((child) => viewCrumb(child, locale)),
        }
      : null,
    parent_category: category?.parent ? viewCrumb(category.parent, locale) : null,
    gender: query.gender ?? (category ? (gendersOf(category)[0] ?? null) : null),
    breadcrumbs: category ? pathTo(category).map((node) => viewCrumb(node, locale)) : [],
    products: filtered.products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((product) => viewCard(model, product, locale, now)),
    pagination: { current_page: page, last_page: lastPage, per_page: PAGE_SIZE, total },
    min_price: toHryvnias(filtered.minPrice),
    max_price: toHryvnias(filtered.maxPrice),
    facets: viewFacets(model.facets, filtered.counts, query, locale),
    sort,
    total,
  };
}

async function baseProducts(
  visit: Visit,
  model: CatalogueModel,
  query: ListingQuery,
  category: CategoryNode | undefined,
  sort: Sort,
): Promise<ModelProduct[]> {
  if (query.list === "favorites" || query.list === "viewed") return knownProducts(model, (query.ids ?? []).map(Number));
  if (query.search !== undefined && query.sort === undefined) return knownProducts(model, await idsFor(visit, query.search));
  const found = query.search === undefined ? undefined : new Set(await idsFor(visit, query.search));
  const products = sortedProducts(model, { categoryId: category?.id, gender: query.gender }, sort);
  const since = addDays(visit.now, -NEW_DAYS);
  const tests: [boolean, (product: ModelProduct) => boolean][] = [
    [found !== undefined, ({ id }) => found?.has(id) ?? false],
    [query.retail === "1", ({ retail }) => retail],
    [query.list === "new-items", ({ first_seen_at }) => first_seen_at >= since],
    [query.list === "sale", ({ oldPrice }) => oldPrice !== null],
    [query.list === "best-sellers", ({ top_sales }) => top_sales],
  ];
  const asked = tests.filter(([wanted]) => wanted);
  return asked.length === 0 ? products : products.filter((product) => asked.every(([, test]) => test(product)));
}

async function idsFor({ shop }: Visit, text: string): Promise<number[]> {
  const ids = await searchIds(shop, text);
  if (ids.length === 0) rememberMiss(shop, text);
  return ids;
}

const knownProducts = (model: CatalogueModel, ids: readonly number[]): ModelProduct[] =>
  ids.map((id) => model.products.get(id)).filter((product) => product !== undefined);

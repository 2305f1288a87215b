import { notFound } from "../../../../platform/contracts/errors.ts";
import { paginationOf } from "../../../../platform/contracts/pagination.ts";
import { toHryvnias } from "../../../../platform/money/money.ts";
import { addDays, type Instant } from "../../../../platform/time/time.ts";
import { requirePace, type Visit } from "../../../shop.ts";
import type { ListingQuery, ListingView } from "../../catalogue.contract.ts";
import { NEW_DAYS, PAGE_SIZE } from "../../catalogue.rules.ts";
import { SEARCH_PACE } from "../../search/typed-search.rules.ts";
import { sortsOf, type ListingSort } from "../../listing/listing-sort.rules.ts";
import { cardsOf, type GoodsForCards } from "../cards.ts";
import { viewCrumb } from "../catalogue.view.ts";
import { audienceOfCategory, audiencesOfCategory, pathTo, type CategoryNode } from "../model/category-tree.ts";
import { viewFacets } from "../../listing/facet.view.ts";
import { filterOnce } from "./filter-once.ts";
import { productsOf } from "./goods-in-order.ts";
import { pageOf, type GoodsOrder } from "../../listing/goods-page.ts";
import { modelOf, type CatalogueModel } from "../model/model.ts";
import { addToSet, inAllSets, type ProductSet } from "../../collections/product-set.ts";
import { findAsked } from "../search/find-asked.ts";
import { rememberMiss } from "../search/search-misses.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

/** Facets are counted under the other filters (decisions.md §5). 404 for an unknown category or page, 429 for endless searching. */
export async function listProducts(visit: Visit, query: ListingQuery): Promise<ListingView> {
  const { listing, shown } = await findListing(visit, query);
  return { ...listing, products: cardsOf(visit, shown) };
}

/** The same with the goods themselves instead of their cards. */
export async function findListing(
  visit: Visit,
  query: ListingQuery,
): Promise<{ listing: Omit<ListingView, "products">; shown: GoodsForCards }> {
  if (query.search !== undefined) visit.pageTags.add("search");
  if (query.search !== undefined) requirePace(visit, "searches", SEARCH_PACE);
  const model = modelOf(visit.shop);
  visit.pageTags.add("catalogue");
  const category = query.category === undefined ? undefined : model.categories.by1c.get(query.category);
  if (query.category !== undefined && !category) throw notFound();
  const { sort, sorts } = sortsOf(query);
  const page = query.page ?? 1;
  const { listing } = model;
  const searched = query.search === undefined ? undefined : await search(visit, query.search);
  const colours = query.colour ?? searched?.colours ?? [];
  const { within, ...order } = goodsOf(visit, model, { query, category, sort, searched: searched?.ids });
  const filtered = filterOnce(model, query, within);
  const { found } = filtered;
  const { total } = found;
  const pagination = paginationOf({ page, size: PAGE_SIZE, total });
  if (page > pagination.last_page) throw notFound();
  const { locale } = visit;
  const audiences = query.gender ? [query.gender] : category ? audiencesOfCategory(category) : [];
  const slots = pageOf(order, found, { from: (page - 1) * PAGE_SIZE, to: page * PAGE_SIZE });
  const view = {
    category: category
      ? {
          ...viewCrumb(category, locale),
          children: category.children.filter((child) => child.products > 0).map((child) => viewCrumb(child, locale)),
        }
      : null,
    parent_category: category?.parent ? viewCrumb(category.parent, locale) : null,
    gender: query.gender ?? (category ? audienceOfCategory(category) : null),
    audiences,
    breadcrumbs: category ? pathTo(category).map((node) => viewCrumb(node, locale)) : [],
    pagination,
    min_price: toHryvnias(found.minPrice),
    max_price: toHryvnias(found.maxPrice),
    facets: viewFacets(model, filtered, query, locale),
    sort,
    sorts: [...sorts],
    total,
  };
  return { listing: view, shown: { products: slots.flatMap((slot) => listing.bySlot[slot] ?? []), colours } };
}

type Asked = { query: ListingQuery; category: CategoryNode | undefined; sort: ListingSort; searched: readonly Id<"product">[] | undefined };

function goodsOf({ now }: Visit, model: CatalogueModel, { query, category, sort, searched }: Asked): GoodsOrder & { within: ProductSet } {
  const { listing } = model;
  const isOwnList = query.list === "favorites" || query.list === "viewed";
  const ids = isOwnList ? (query.ids ?? []).map((id) => idOf<"product">(Number(id))) : searched;
  const found = ids && slotsOf(listing, ids);
  const sets = [productsOf(model, { categoryId: category?.id, gender: query.gender })];
  if (found) sets.push(setOfSlots(listing, found));
  if (query.retail === "1") sets.push(listing.labelled("retail"));
  if (query.list === "sale") sets.push(listing.labelled("sale"));
  if (query.list === "best-sellers") sets.push(listing.labelled("top"));
  if (query.list === "new-items") sets.push(seenSince(listing, addDays(now, -NEW_DAYS)));
  const [only] = sets;
  const within = only && sets.length === 1 ? only : inAllSets(sets);
  if (sort === "recent" || sort === "relevance") return { order: Uint32Array.from(found ?? []), within };
  return { order: listing.order(sort), rank: listing.rank(sort), within };
}

const slotsOf = ({ slotOf }: CatalogueModel["listing"], ids: readonly Id<"product">[]): Set<number> =>
  new Set(ids.map((id) => slotOf.get(id)).filter((slot) => slot !== undefined));

function setOfSlots({ noneYet }: CatalogueModel["listing"], slots: Iterable<number>): ProductSet {
  const set = noneYet();
  for (const slot of slots) addToSet(set, slot);
  return set;
}

function seenSince({ seen, noneYet }: CatalogueModel["listing"], since: Instant): ProductSet {
  const [set, times] = [noneYet(), seen()];
  for (let slot = 0; slot < times.length; slot += 1) if ((times[slot] ?? 0) >= since.getTime()) addToSet(set, slot);
  return set;
}

async function search(visit: Visit, text: string): Promise<{ ids: readonly Id<"product">[]; colours: readonly string[] }> {
  const { goods, colours } = await findAsked(visit.shop, text);
  if (goods.total === 0) rememberMiss(visit, text);
  return { ids: goods.first(goods.total), colours };
}

import { inLanguage } from "../../../../platform/i18n.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { keptInMemory, requirePace, type Shop, type Visit } from "../../../shop.ts";
import type { searchProduct } from "../../catalogue.contract.ts";
import { SEARCH_PACE, SHORTEST_SEARCH } from "../../search/typed-search.rules.ts";
import type { QueryWord } from "../../search/query/read-query.ts";
import type { GoodsSearch } from "../../search/search-goods.ts";
import { isForWhom, openCategorySearch } from "../../search/matching-categories.ts";
import type { GoodsForCards } from "../cards.ts";
import { audienceOfCategory, type CategoryTree } from "../model/category-tree.ts";
import { modelOf } from "../model/model.ts";
import { findAsked, readAsked } from "./find-asked.ts";
import { rememberMiss } from "./search-misses.ts";
import { searchRedirect } from "./search-redirect.ts";

const PRODUCTS_SHOWN = 6;
const CATEGORIES_SHOWN = 5;

type Found = OutputOf<typeof searchProduct>;

/** Goods without their cards. Nothing is found below three characters (specification §5); 429 for endless searching. */
export async function searchProducts(visit: Visit, text: string): Promise<{ found: Omit<Found, "products">; shown: GoodsForCards }> {
  const asked = text.trim();
  if (asked.length < SHORTEST_SEARCH) return { found: { categories: [], total: 0, redirect: null }, shown: { products: [] } };
  requirePace(visit, "searches", SEARCH_PACE);
  const model = modelOf(visit.shop);
  const [{ goods, colours, search, words }, redirect] = await Promise.all([findAsked(visit.shop, asked), searchRedirect(visit, asked)]);
  const { total } = goods;
  const products = goods.first(PRODUCTS_SHOWN).flatMap((id) => model.products.get(id) ?? []);
  if (total === 0 && !redirect) rememberMiss(visit, asked);
  const categories = total === 0 ? findNearest(visit, search, words) : findCategories(visit, search, words);
  return { found: { categories, total, redirect }, shown: { products, colours } };
}

export async function nearestCategories(visit: Visit, text: string): Promise<Found["categories"]> {
  const { search, words } = await readAsked(visit.shop, text);
  return findNearest(visit, search, words);
}

function findNearest(visit: Visit, search: GoodsSearch, words: readonly QueryWord[]) {
  const near = search.nearby(words);
  const forThem = findCategories(visit, search, near);
  return forThem.length > 0
    ? forThem
    : findCategories(
        visit,
        search,
        near.filter((word) => !isForWhom(word)),
      );
}

function findCategories({ shop, locale }: Visit, search: GoodsSearch, words: readonly QueryWord[]) {
  if (words.length === 0) return [];
  return categorySearch(
    shop,
    search,
  )(words)
    .slice(0, CATEGORIES_SHOWN)
    .map((node) => ({ id_1c: node.id_1c, name: inLanguage(locale, node.name_uk, node.name_ru), gender: audienceOfCategory(node) }));
}

function categorySearch(shop: Shop, search: GoodsSearch) {
  const { categories } = modelOf(shop);
  const made = () => ({ of: categories, by: search, find: openCategorySearch(withGenders(categories), search.termsOf) });
  const kept = keptInMemory(shop, "search among categories", made);
  if (kept.of !== categories || kept.by !== search) Object.assign(kept, made());
  return kept.find;
}

const withGenders = ({ nodes }: CategoryTree) => [...nodes.values()].map((node) => Object.assign(node, { genders: node.shownTo }));

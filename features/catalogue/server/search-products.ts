import { inLanguage } from "../../../platform/i18n.ts";
import type { OutputOf } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import type { searchProduct } from "../catalogue.contract.ts";
import { matchingCategories } from "../search/matching-categories.ts";
import { viewCard } from "./catalogue.view.ts";
import { gendersOf } from "./category-tree.ts";
import { modelOf } from "./model.ts";
import { searchIds, searchOf } from "./search-index.ts";
import { rememberMiss } from "./search-misses.ts";

const SHORTEST = 3;
const PRODUCTS_SHOWN = 6;
const CATEGORIES_SHOWN = 5;

/** What the search field shows while typing; a text shorter than three characters finds nothing (specification §5). */
export async function searchProducts(visit: Visit, text: string): Promise<OutputOf<typeof searchProduct>> {
  const asked = text.trim();
  if (asked.length < SHORTEST) return { categories: [], products: [], total: 0 };
  const model = modelOf(visit.shop);
  const ids = await searchIds(visit.shop, asked);
  const products = ids.slice(0, PRODUCTS_SHOWN).flatMap((id) => model.products.get(id) ?? []);
  const categories = findCategories(visit, asked);
  if (ids.length + categories.length === 0) rememberMiss(visit.shop, asked);
  return {
    categories,
    products: products.map((product) => viewCard(model, product, visit.locale, visit.now)),
    total: ids.length,
  };
}

function findCategories(visit: Visit, text: string) {
  const search = searchOf(visit.shop);
  const categories = [...modelOf(visit.shop).categories.nodes.values()].map((node) => ({ ...node, genders: gendersOf(node) }));
  return matchingCategories(categories, search.read(text), search.termsOf)
    .slice(0, CATEGORIES_SHOWN)
    .map(({ id_1c, name_uk, name_ru, genders }) => ({
      id_1c,
      name: inLanguage(visit.locale, name_uk, name_ru),
      gender: genders[0] ?? ("female" as const),
    }));
}

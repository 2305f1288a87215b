import { inLanguage } from "../../../platform/i18n.ts";
import type { OutputOf } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import type { searchProduct } from "../catalogue.contract.ts";
import { termOf, wordsOf } from "../search/analyse.ts";
import { expandQuery } from "../search/expand-query.ts";
import { viewCard } from "./catalogue.view.ts";
import { gendersOf } from "./category-tree.ts";
import { modelOf } from "./model.ts";
import { searchIds } from "./search-index.ts";

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
  return {
    categories: findCategories(visit, asked),
    products: products.map((product) => viewCard(model, product, visit.locale, visit.now)),
    total: ids.length,
  };
}

function findCategories(visit: Visit, text: string) {
  const meanings = expandQuery(text, () => true);
  return [...modelOf(visit.shop).categories.nodes.values()]
    .filter((node) => {
      if (node.products === 0) return false;
      const terms = wordsOf(`${node.name_uk} ${node.name_ru}`).map(termOf);
      return meanings.every((words) => words.some((word) => terms.some((term) => term.startsWith(word))));
    })
    .sort((a, b) => b.products - a.products)
    .slice(0, CATEGORIES_SHOWN)
    .map((node) => ({
      id_1c: node.id_1c,
      name: inLanguage(visit.locale, node.name_uk, node.name_ru),
      gender: gendersOf(node)[0] ?? ("female" as const),
    }));
}

import { keptInMemory, type Shop } from "../../shop.ts";
import type { Shelf } from "../search/goods-terms.ts";
import { openSearch, type GoodsSearch } from "../search/search-goods.ts";
import { gendersOf, pathTo, withAncestors } from "./category-tree.ts";
import { modelOf, type CatalogueModel, type ModelProduct } from "./model.ts";
import { sortedProducts } from "./sorted-products.ts";

/** Product ids for a text, best first, what can be bought before what cannot. */
export async function searchIds(shop: Shop, text: string): Promise<number[]> {
  return searchOf(shop).search(text);
}

/** The search over this catalogue, made on first use. */
export function searchOf(shop: Shop): GoodsSearch {
  const model = modelOf(shop);
  const holder = keptInMemory<{ search: GoodsSearch | undefined; of: CatalogueModel | undefined }>(shop, "search index", () => ({
    search: undefined,
    of: undefined,
  }));
  if (holder.search && holder.of === model) return holder.search;
  const popularFirst = sortedProducts(model, {}, "popular");
  holder.search = openSearch(popularFirst.map((product) => [product, shelfOf(model, product)]));
  holder.of = model;
  return holder.search;
}

/** Builds the index now, so that the first visitor does not wait for it. */
export function warmSearch(shop: Shop): void {
  searchOf(shop);
}

function shelfOf(model: CatalogueModel, { categoryIds }: ModelProduct): Shelf {
  const own = categoryIds.flatMap((id) => model.categories.nodes.get(id) ?? []);
  const above = own.flatMap((node) => pathTo(node).slice(0, -1));
  const names = (nodes: typeof own): string[] => [...new Set(nodes)].flatMap(({ name_uk, name_ru }) => [name_uk, name_ru]);
  const genders = [...withAncestors(categoryIds, model.categories.nodes)].flatMap(gendersOf);
  return { categories: names(own), above: names(above), genders: [...new Set(genders)] };
}

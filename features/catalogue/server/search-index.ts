import { keptInMemory, type Shop } from "../../shop.ts";
import type { Shelf } from "../search/goods-terms.ts";
import { openSearch, type GoodsSearch } from "../search/search-goods.ts";
import { gendersOf, pathTo, withAncestors } from "./category-tree.ts";
import { modelOf, type CatalogueModel, type ModelProduct } from "./model.ts";
import { sortedProducts } from "./sorted-products.ts";

/** With more places left empty than this, and than this share, the search is made anew at its next use. */
const MANY_DEAD = 1_000;
const MOST_DEAD = 0.25;

/** Product ids for a text, best first, what can be bought before what cannot. */
export async function searchIds(shop: Shop, text: string): Promise<number[]> {
  return searchOf(shop).search(text);
}

const holderOf = (shop: Shop) =>
  keptInMemory<{ search: GoodsSearch | undefined; of: CatalogueModel | undefined }>(shop, "search index", () => ({
    search: undefined,
    of: undefined,
  }));

/** The search over this catalogue, made on first use. */
export function searchOf(shop: Shop): GoodsSearch {
  const model = modelOf(shop);
  const holder = holderOf(shop);
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

/** Whether a product must be indexed anew: other words lead to it than before. */
export const isFoundOtherwise = (before: ModelProduct, after: ModelProduct): boolean => wordsOfProduct(before) !== wordsOfProduct(after);

/** Indexes one product as the model has it now, or forgets it when the model does not have it; the rest stays as it is. */
export function reindexProduct(shop: Shop, model: CatalogueModel, id: number): void {
  const holder = holderOf(shop);
  const { search, of } = holder;
  if (!search || of !== model) return;
  const product = model.products.get(id);
  if (product) search.put(product, shelfOf(model, product));
  else search.remove(id);
  const { products, dead } = search.size();
  if (dead > Math.max(MANY_DEAD, products * MOST_DEAD)) holder.search = undefined;
}

const wordsOfProduct = ({ name_uk, name_ru, article, brand, season, material, categoryIds, variations }: ModelProduct): string =>
  JSON.stringify([
    [name_uk, name_ru, article, brand, season, material, categoryIds],
    variations.map(({ size, colour, colour_name_uk, colour_name_ru }) => [size, colour, colour_name_uk, colour_name_ru]),
  ]);

function shelfOf(model: CatalogueModel, { categoryIds }: ModelProduct): Shelf {
  const own = categoryIds.flatMap((id) => model.categories.nodes.get(id) ?? []);
  const above = own.flatMap((node) => pathTo(node).slice(0, -1));
  const names = (nodes: typeof own): string[] => [...new Set(nodes)].flatMap(({ name_uk, name_ru }) => [name_uk, name_ru]);
  const genders = [...withAncestors(categoryIds, model.categories.nodes)].flatMap(gendersOf);
  return { categories: names(own), above: names(above), genders: [...new Set(genders)] };
}

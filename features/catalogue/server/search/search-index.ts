import { ignore } from "../../../../platform/ignore.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import type { Sections } from "../../search/index/goods-terms.ts";
import { openSearch, type GoodsSearch } from "../../search/search-goods.ts";
import { audiencesOf, pathTo } from "../model/category-tree.ts";
import { goodsInOrder } from "../listing/goods-in-order.ts";
import { modelOf, type CatalogueModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { readSearchWords } from "./read-search-words.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Above both limits the index is rebuilt beside the one that answers. */
const MANY_DEAD = 1_000;
const MOST_DEAD = 0.25;
/** Products indexed at once before visitors get their turn. */
const SLICE = 250;

type Making = { search: GoodsSearch; changed: Set<Id<"product">>; of: CatalogueModel; done: Promise<void> };
type Holder = { search: GoodsSearch | undefined; of: CatalogueModel | undefined; making: Making | undefined };

const holderOf = (shop: Shop) =>
  keptInMemory<Holder>(shop, "search index", () => ({ search: undefined, of: undefined, making: undefined }));

/** Built on the spot where `warmSearch` has not run. */
export function searchOf(shop: Shop): GoodsSearch {
  const model = modelOf(shop);
  const holder = holderOf(shop);
  if (holder.search && holder.of === model) return holder.search;
  const making = begin(model);
  for (const product of goodsInOrder(model, {}, "popular")) making.search.put(product, shelfOf(model, product));
  finish(holder, making);
  return making.search;
}

export async function readySearch(shop: Shop): Promise<GoodsSearch> {
  const holder = holderOf(shop);
  const { rewritten } = await readSearchWords(shop);
  if (holder.making && holder.of !== modelOf(shop)) await holder.making.done;
  const search = searchOf(shop);
  search.teach(rewritten);
  return search;
}

export function warmSearch(shop: Shop): Promise<void> {
  const holder = holderOf(shop);
  const making = { ...begin(modelOf(shop)), done: Promise.resolve() };
  holder.making = making;
  making.done = fillSlowly(holder, making);
  return making.done;
}

async function fillSlowly(holder: Holder, making: Making): Promise<void> {
  const { search, of } = making;
  let taken = 0;
  for (const { id } of goodsInOrder(of, {}, "popular")) {
    if (taken % SLICE === 0) await nextTurn();
    if (holder.making !== making) return;
    putOrRemove(search, of, id);
    taken += 1;
  }
  for (const id of making.changed) putOrRemove(search, of, id);
  finish(holder, making);
}

export const isFoundOtherwise = (before: ModelProduct, after: ModelProduct): boolean => wordsOfProduct(before) !== wordsOfProduct(after);

export function reindexProduct(shop: Shop, model: CatalogueModel, id: Id<"product">): void {
  const holder = holderOf(shop);
  holder.making?.changed.add(id);
  const { search, of } = holder;
  if (!search || of !== model) return;
  putOrRemove(search, model, id);
  const { products, dead } = search.size();
  if (!holder.making && dead > Math.max(MANY_DEAD, products * MOST_DEAD)) makeSearchAnew(shop);
}

export function lookAgain(shop: Shop, ids: readonly number[]): void {
  const { search, making } = holderOf(shop);
  for (const id of ids) {
    search?.lookAgain(id);
    making?.search.lookAgain(id);
  }
}

export function makeSearchAnew(shop: Shop): void {
  if (holderOf(shop).search) ignore(shop.log, warmSearch(shop), "the index there is goes on answering");
}

const begin = (model: CatalogueModel) => ({ search: openSearch(), changed: new Set<Id<"product">>(), of: model });

function finish(holder: Holder, { search, of }: Pick<Making, "search" | "of">): void {
  search.learnPairs();
  Object.assign(holder, { search, of, making: undefined });
}

function putOrRemove(search: GoodsSearch, model: CatalogueModel, id: Id<"product">): void {
  const product = model.products.get(id);
  if (product) search.put(product, shelfOf(model, product));
  else search.remove(id);
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const searched = ["name_uk", "name_ru", "article", "brand", "season", "material", "audiences", "staff_audiences", "categoryIds"] as const;
const wordsOfProduct = ({ variations, ...product }: ModelProduct): string =>
  JSON.stringify([
    searched.map((name) => product[name]),
    variations.map(({ size, colour, colour_name_uk, colour_name_ru }) => [size, colour, colour_name_uk, colour_name_ru]),
  ]);

function shelfOf(model: CatalogueModel, product: ModelProduct): Sections {
  const own = product.categoryIds.flatMap((id) => model.categories.nodes.get(id) ?? []);
  const above = own.flatMap((node) => pathTo(node).slice(0, -1));
  const names = (nodes: typeof own): string[] => [...new Set(nodes)].flatMap(({ name_uk, name_ru }) => [name_uk, name_ru]);
  return { categories: names(own), above: names(above), genders: audiencesOf(product, model.categories) };
}

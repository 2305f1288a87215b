import MiniSearch from "minisearch";
import { keptInMemory, type Shop } from "../../shop.ts";
import { termOf, wordsOf } from "../search/analyse.ts";
import { expandQuery } from "../search/expand-query.ts";
import { colourBySlug } from "../colours.ts";
import { modelOf, type CatalogueModel, type ModelProduct } from "./model.ts";

type Document = { id: number; name: string; article: string; words: string };
/** `terms` only grows: a word nobody uses any more merely stays a known one. */
type Index = { minisearch: MiniSearch<Document>; terms: Set<string> };

const MOST_FOUND = 3_000;

/** Product ids for a text, best first, what can be bought before what cannot. */
export async function searchIds(shop: Shop, text: string): Promise<number[]> {
  const model = modelOf(shop);
  const { minisearch, terms } = indexOf(shop, model);
  const meanings = expandQuery(text, (term) => terms.has(term));
  if (meanings.length === 0) return [];
  const queries = meanings.map((words) => ({ combineWith: "OR" as const, queries: words }));
  const found = minisearch.search({ combineWith: "AND", queries });
  const inStockFirst = found.slice(0, MOST_FOUND).map(({ id }) => Number(id));
  return inStockFirst.sort((a, b) => Number(model.products.get(b)?.available ?? false) - Number(model.products.get(a)?.available ?? false));
}

const holderOf = (shop: Shop) =>
  keptInMemory<{ index: Index | undefined; of: CatalogueModel | undefined }>(shop, "search index", () => ({
    index: undefined,
    of: undefined,
  }));

/** The index of this model of the catalogue, made on first use. */
function indexOf(shop: Shop, model: CatalogueModel): Index {
  const holder = holderOf(shop);
  if (holder.index && holder.of === model) return holder.index;
  holder.index = buildIndex(model);
  holder.of = model;
  return holder.index;
}

/** Builds the index now, so that the first visitor does not wait for it. */
export function warmSearch(shop: Shop): void {
  indexOf(shop, modelOf(shop));
}

/** Whether a product must be indexed anew: other words lead to it than before. */
export const isFoundOtherwise = (model: CatalogueModel, before: ModelProduct, after: ModelProduct): boolean =>
  JSON.stringify(documentOf(model, before)) !== JSON.stringify(documentOf(model, after));

/** Indexes one product as the model has it now, or forgets it when the model does not have it; the rest stays as it is. */
export function reindexProduct(shop: Shop, model: CatalogueModel, id: number): void {
  const { index, of } = holderOf(shop);
  if (!index || of !== model) return;
  if (index.minisearch.has(id)) index.minisearch.discard(id);
  const product = model.products.get(id);
  if (product) index.minisearch.add(documentOf(model, product));
}

function buildIndex(model: CatalogueModel): Index {
  const terms = new Set<string>();
  const minisearch = new MiniSearch<Document>({
    fields: ["name", "article", "words"],
    tokenize: wordsOf,
    processTerm: (word) => {
      const term = termOf(word);
      terms.add(term);
      return term;
    },
    searchOptions: {
      boost: { article: 5, name: 3 },
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) ? 0.2 : false),
      maxFuzzy: 2,
      processTerm: (term) => term,
      tokenize: (term) => [term],
    },
  });
  minisearch.addAll([...model.products.values()].map((product) => documentOf(model, product)));
  return { minisearch, terms };
}

function documentOf(model: CatalogueModel, product: ModelProduct): Document {
  const categories = product.categoryIds.flatMap((id) => {
    const node = model.categories.nodes.get(id);
    return node ? [node.name_uk, node.name_ru, node.parent?.name_uk ?? "", node.parent?.name_ru ?? ""] : [];
  });
  const slugs = [...new Set(product.variations.map((variation) => variation.colour))];
  const colourNames = slugs.flatMap((slug) => {
    const colour = colourBySlug(slug);
    return colour ? [colour.uk, colour.ru] : [];
  });
  const sizes = [...new Set(product.variations.map((variation) => variation.size))];
  return {
    id: product.id,
    name: `${product.name_uk} ${product.name_ru}`,
    article: product.article,
    words: [...categories, ...colourNames, ...sizes, product.brand, product.material].join(" "),
  };
}

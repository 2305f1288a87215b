import { openArticles } from "./articles.ts";
import { findGoods } from "./find-goods.ts";
import { openGoodsTerms, type SearchedProduct, type Shelf } from "./goods-terms.ts";
import type { Slot } from "./indexed-goods.ts";
import { wordsOf } from "./letters.ts";
import { openMeanings } from "./meanings.ts";
import { openPostings } from "./postings.ts";
import { readQuery, type QueryWord } from "./read-query.ts";
import { openScratch } from "./scratch.ts";
import { openVocabulary } from "./vocabulary.ts";
import { pairWords } from "./word-pairs.ts";

export type GoodsSearch = ReturnType<typeof openSearch>;

/**
 * A search over goods in memory. Products given first come first among equals; one put anew takes the place of the one
 * with its id. What was learned from names in two languages stays as it was when the search was opened.
 */
export function openSearch(goods: Iterable<readonly [product: SearchedProduct, shelf: Shelf]>) {
  const all = [...goods];
  const vocabulary = openVocabulary();
  const goodsTerms = openGoodsTerms(vocabulary.learn);
  const postings = openPostings();
  const articles = openArticles();
  const namesOfCategories = new Map<string, readonly string[]>();
  const scratch = openScratch();
  const slots: (Slot | undefined)[] = [];
  const slotById = new Map<number, number>();

  const remove = (id: number): void => {
    const slot = slotById.get(id);
    if (slot === undefined) return;
    slots[slot] = undefined;
    slotById.delete(id);
  };

  const put = (product: SearchedProduct, shelf: Shelf): void => {
    remove(product.id);
    const slot = slots.length;
    const terms = goodsTerms(product, shelf);
    for (const [term, place] of terms) postings.add(term, slot, place);
    articles.add(product.article, slot);
    slots.push({ product, nameWords: [...terms.values()].filter((place) => place === "type" || place === "name").length });
    slotById.set(product.id, slot);
  };

  for (const [product, shelf] of all) put(product, shelf);
  const meanings = openMeanings(
    vocabulary.learn,
    pairWords(
      all.map(([{ name_uk, name_ru }]) => [name_uk, name_ru]),
      vocabulary.learn,
    ),
  );
  const known = { vocabulary, meanings, isArticle: (text: string) => articles.startingWith(text).length > 0 };
  const read = (text: string): QueryWord[] => readQuery(text, known);

  return {
    put,
    remove,
    /** What the words of a text may mean; for finding categories by the same text. */
    read,
    /** Ids of the products a text means, best first; those that can be bought before those that cannot. */
    search: (text: string): number[] =>
      findGoods(text, read(text), { postings, articles, slots, scratch }).flatMap((slot) => slots[slot]?.product.id ?? []),
    /** The terms of a category's name, to compare it with a query; kept, as there are few. */
    termsOf(name: string): readonly string[] {
      const terms = namesOfCategories.get(name) ?? wordsOf(name).map(vocabulary.learn);
      namesOfCategories.set(name, terms);
      return terms;
    },
    /** `dead` counts the places products have left; open the search anew when they are many. */
    size: () => ({ products: slotById.size, dead: slots.length - slotById.size, words: vocabulary.size(), ...postings.size() }),
  };
}

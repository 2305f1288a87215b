import { LRUCache } from "lru-cache";
import { openArticles } from "./index/articles.ts";
import { declinedAttributes } from "./index/declined-attributes.ts";
import { findGoods } from "./find-goods.ts";
import { openGoodsTerms, fields, type SearchedProduct, type Sections } from "./index/goods-terms.ts";
import { wordsOf } from "./language/letters.ts";
import { isForWhom } from "./matching-categories.ts";
import { openMeanings, plainMeanings } from "./query/meanings.ts";
import { openPostings } from "./index/postings.ts";
import { readQuery, type QueryWord } from "./query/read-query.ts";
import { openRewriting, type Rewritten } from "./query/read-otherwise/rewriting.ts";
import { openBuffers } from "./query-buffers.ts";
import { openSlots } from "./index/slots.ts";
import { coloursAsked } from "./variation-fit.ts";
import { openVariationTerms } from "./index/variation-terms.ts";
import { openVocabulary } from "./index/vocabulary.ts";
import { openWordGoods } from "./index/word-goods.ts";
import { openWordPairs } from "./index/word-pairs.ts";
import type { Id } from "../../../platform/ids.ts";

export type GoodsSearch = ReturnType<typeof openSearch>;

export function searchOver(goods: Iterable<readonly [product: SearchedProduct, sections: Sections]>): GoodsSearch {
  const search = openSearch();
  for (const [product, sections] of goods) search.put(product, sections);
  search.learnPairs();
  return search;
}

/** The cache holds words, because whole queries seldom repeat. */
const MOST_READ = 5_000;

/** The first added of equals comes first. Call `learnPairs` once the goods are in; it learns from names in two languages. */
export function openSearch() {
  const vocabulary = openVocabulary();
  const goodsTerms = openGoodsTerms(vocabulary.learn);
  const postings = openPostings();
  const articles = openArticles();
  const wordGoods = openWordGoods(postings, articles);
  const slots = openSlots();
  const buffers = openBuffers();
  const variationTerms = openVariationTerms();
  let pairs: ReturnType<typeof openWordPairs> | undefined = openWordPairs(vocabulary.learn);
  let meanings = plainMeanings;
  const isSold = (term: string) => (postings.bits(term) & fields.type.bit) !== 0;
  let taught: readonly Rewritten[] = [];
  let rewriting = openRewriting(taught, isSold);

  const isArticle = (text: string) => articles.isBeginning(text);
  const readWords = new LRUCache<string, readonly QueryWord[]>({ max: MOST_READ });
  /** Emptied once for many products, since the cost grows with its capacity. */
  const forgetRead = (): void => {
    if (readWords.size > 0) readWords.clear();
  };
  const read = (text: string): QueryWord[] => readQuery(text, { vocabulary, meanings, rewriting, isArticle, read: readWords });

  return {
    put(product: SearchedProduct, sections: Sections): void {
      forgetRead();
      wordGoods.forget();
      const terms = goodsTerms(product, sections);
      const nameWords = [...terms.values()].filter((field) => field === "type" || field === "name").length;
      const slot = slots.take(product, nameWords);
      for (const [term, field] of terms) postings.add(term, slot, field);
      articles.add(product.article, slot);
      pairs?.see(product.name_uk, product.name_ru);
    },
    remove: slots.leave,
    /** Reads availability again; everything else changes only by `put`. */
    lookAgain: slots.lookAgain,
    learnPairs(): void {
      forgetRead();
      meanings = openMeanings(vocabulary.learn, pairs?.pairs() ?? []);
      for (const form of declinedAttributes()) vocabulary.learnForm(form);
      pairs = undefined;
    },
    teach(added: readonly Rewritten[]): void {
      if (added === taught) return;
      taught = added;
      forgetRead();
      rewriting = openRewriting(added, isSold);
    },
    read,
    /** Words that lead to near categories, with those that name an audience. */
    nearby(words: readonly QueryWord[]): QueryWord[] {
      const near = words.flatMap((word) => {
        const found = word.meanings.flatMap(({ term }) => meanings.nearestCategories(term));
        return found.length > 0 && !word.isComplement ? [{ ...word, meanings: found }] : [];
      });
      return near.length > 0 ? [...near, ...words.filter(isForWhom)] : [];
    },
    /** `first` answers ids, best first. */
    search(text: string, words: readonly QueryWord[] = read(text)): { total: number; first(most: number): Id<"product">[] } {
      const { total, first } = findGoods(text, words, {
        postings,
        articles,
        wordGoods,
        slots,
        buffers: buffers(slots.all()),
        variationTerms,
      });
      return { total, first: (most) => first(most).flatMap((slot) => slots.product(slot)?.id ?? []) };
    },
    coloursIn: (words: readonly QueryWord[]): string[] => coloursAsked(words, postings),
    termsOf(name: string): readonly string[] {
      forgetRead();
      return wordsOf(name).map(vocabulary.learn);
    },
    /** Rebuild when many slots are `dead`. */
    size: () => ({ products: slots.taken(), dead: slots.all() - slots.taken(), words: vocabulary.size() }),
  };
}

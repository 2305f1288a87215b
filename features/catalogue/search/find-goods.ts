import { findByArticle } from "./find-by-article.ts";
import type { Found, IndexedGoods } from "./indexed-goods.ts";
import type { QueryWord } from "./read-query.ts";
import { addWord, forget, matchEveryWord, matchWords, type Matches } from "./match-words.ts";
import { inOrder } from "./order-found.ts";

/**
 * The products a query means. An article number goes before words. Every word must be found; where no product has them
 * all, those with the most telling ones are taken. Asked colours and sizes are to meet in one variation, if they do
 * anywhere; what can be bought stands before what cannot.
 */
export function findGoods(text: string, words: readonly QueryWord[], goods: IndexedGoods): Found {
  const byArticle = findByArticle(text, goods);
  if (byArticle.length > 0) return { total: byArticle.length, first: (most) => byArticle.slice(0, most) };
  const required = words.filter(({ optional }) => !optional);
  const asked = required.length > 0 ? required : words;
  const { matches, found } = havingWords(asked, goods);
  if (found.length > 0) for (const word of words) if (!asked.includes(word)) addWord(word, OPTIONAL, matches, goods);
  const ordered = inOrder(found, asked, goods);
  forget(matches, goods);
  return ordered;
}

const OPTIONAL = 0.1;
const ALMOST = 0.01;

/**
 * The products that have every word, if one of them is the very kind of goods that was asked for; otherwise those with the
 * most telling words: «жіночі шкарпетки» are somebody's socks rather than ballet flats with a round toe («носок»).
 */
function havingWords(asked: readonly QueryWord[], goods: IndexedGoods): { matches: Matches; found: Uint32Array } {
  const { words, telling } = goods.scratch;
  const hasAll = (slot: number): boolean => words[slot] === asked.length;
  let matches = matchEveryWord(asked, goods);
  if (isKindAmong(matches, asked.length, goods)) return { matches, found: those(matches, goods, hasAll) };
  // What has the only word has every word: it is there already.
  if (asked.length > 1) {
    forget(matches, goods);
    matches = matchWords(asked, goods);
  }
  const { best, bestOfAll } = mostTelling(matches, asked.length, goods);
  const isTelling = (slot: number): boolean => (telling[slot] ?? 0) >= best - ALMOST;
  return { matches, found: those(matches, goods, bestOfAll >= best - ALMOST ? hasAll : isTelling) };
}

/** Whether a product that has every word is of the kind they name. */
function isKindAmong({ touched: all, kindWords }: Matches, asked: number, { slots, scratch }: IndexedGoods): boolean {
  const { touched, words, kinds } = scratch;
  for (let at = 0; at < all; at += 1) {
    const slot = touched[at] ?? 0;
    if (words[slot] === asked && kinds[slot] === kindWords && slots.isTaken(slot)) return true;
  }
  return false;
}

/** How much the most telling words found in one product tell, and in one that has them all. */
function mostTelling({ touched: all }: Matches, asked: number, { slots, scratch }: IndexedGoods): { best: number; bestOfAll: number } {
  const { touched, words, telling } = scratch;
  let [best, bestOfAll] = [ALMOST, 0];
  for (let at = 0; at < all; at += 1) {
    const slot = touched[at] ?? 0;
    if (!slots.isTaken(slot)) continue;
    const one = telling[slot] ?? 0;
    if (one > best) best = one;
    if (words[slot] === asked && one > bestOfAll) bestOfAll = one;
  }
  return { best, bestOfAll };
}

function those({ touched: all }: Matches, { slots, scratch }: IndexedGoods, isMeant: (slot: number) => boolean): Uint32Array {
  const { touched, chosen } = scratch;
  let few = 0;
  for (let at = 0; at < all; at += 1) {
    const slot = touched[at] ?? 0;
    if (isMeant(slot) && slots.isTaken(slot)) chosen[few++] = slot;
  }
  return chosen.subarray(0, few);
}

import { findByArticle } from "./find-by-article.ts";
import type { Found, IndexedGoods } from "./indexed-goods.ts";
import type { QueryWord } from "./read-query.ts";
import { addWord, forget, matchWords, type Matches } from "./match-words.ts";
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
  const matches = matchWords(asked, goods);
  const found = chosen(matches, asked.length, goods);
  if (found.length > 0) for (const word of words) if (!asked.includes(word)) addWord(word, OPTIONAL, goods);
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
function chosen({ touched: all, kindWords }: Matches, asked: number, { slots, scratch }: IndexedGoods): Uint32Array {
  const { touched, words, kinds, telling } = scratch;
  let [best, bestOfAll, isKind] = [ALMOST, 0, false];
  for (let at = 0; at < all; at += 1) {
    const slot = touched[at] ?? 0;
    if (!slots.isTaken(slot)) continue;
    const one = telling[slot] ?? 0;
    if (one > best) best = one;
    if (words[slot] !== asked) continue;
    if (kinds[slot] === kindWords) isKind = true;
    if (one > bestOfAll) bestOfAll = one;
  }
  const takesAll = isKind || bestOfAll >= best - ALMOST;
  const isChosen = (slot: number): boolean =>
    slots.isTaken(slot) && (takesAll ? words[slot] === asked : (telling[slot] ?? 0) >= best - ALMOST);
  return touched.subarray(0, all).filter(isChosen);
}

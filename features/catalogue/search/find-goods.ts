import { findByArticle } from "./find-by-article.ts";
import type { IndexedGoods } from "./indexed-goods.ts";
import type { QueryWord } from "./read-query.ts";
import { matchWord, matchWords, type Matches } from "./match-words.ts";
import { openVariationTest } from "./variation-test.ts";

/**
 * Slots of the products a query means, best first. An article number goes before words. Every word must be found; where
 * no product has them all, those with the most telling ones are taken. Asked colours and sizes are to meet in one
 * variation, if they do anywhere; what can be bought stands before what cannot.
 */
export function findGoods(text: string, words: readonly QueryWord[], goods: IndexedGoods): number[] {
  const byArticle = findByArticle(text, goods);
  if (byArticle.length > 0) return byArticle;
  const required = words.filter(({ optional }) => !optional);
  const asked = required.length > 0 ? required : words;
  const matches = matchWords(asked, goods);
  const found = chosen(matches, asked.length, goods);
  if (found.length === 0) return [];
  for (const word of words.filter((one) => !asked.includes(one))) {
    matchWord(word, goods, ({ slot, weight }) => addTo(matches.score, slot, weight * OPTIONAL));
  }
  return inOrder(found, matches, asked, goods);
}

const OPTIONAL = 0.1;
const ALMOST = 0.01;

const addTo = (numbers: Float64Array, slot: number, more: number): void => void (numbers[slot] = (numbers[slot] ?? 0) + more);

/**
 * The products that have every word, if one of them is the very kind of goods that was asked for; otherwise those with the
 * most telling words: «жіночі шкарпетки» are somebody's socks rather than ballet flats with a round toe («носок»).
 */
function chosen({ words, kinds, telling, kindWords }: Matches, asked: number, { slots }: IndexedGoods): number[] {
  const all: number[] = [];
  let most: number[] = [];
  let best = ALMOST;
  let bestOfAll = 0;
  let isKind = false;
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (words[slot] === 0 || !slots[slot]) continue;
    const one = telling[slot] ?? 0;
    if (words[slot] === asked) {
      all.push(slot);
      isKind ||= kinds[slot] === kindWords;
      bestOfAll = Math.max(bestOfAll, one);
    }
    if (one < best - ALMOST) continue;
    if (one > best + ALMOST) most = [];
    best = Math.max(best, one);
    most.push(slot);
  }
  return isKind || bestOfAll >= best - ALMOST ? all : most;
}

/** From so many words on, the product whose name says nothing else is the one that is meant. */
const MANY_WORDS = 2;
const EXTRA_WORD = 0.05;
/** Parts of the sort key: shelf, then score in 64ths, then the slot, so that the earlier of equals stays first. */
const SCORE_STEPS = 64;
const SCORE_RANGE = 2 ** 16;
const SLOT_RANGE = 2 ** 22;

/** Shelves of the sort key: what can be bought as asked stands above the rest, what does not fit is marked below nought. */
const [BUYABLE, UNFIT, GONE] = [2, -10, -128];

function inOrder(found: readonly number[], { score }: Matches, asked: readonly QueryWord[], { slots, postings }: IndexedGoods): number[] {
  const { test, isAsked } = openVariationTest(asked, postings);
  const extraWord = asked.length >= MANY_WORDS && !isAsked ? EXTRA_WORD : 0;
  const shelf = new Int8Array(found.length).fill(GONE);
  let isAnyFitting = false;
  for (const [at, slot] of found.entries()) {
    const product = slots[slot]?.product;
    if (!product) continue;
    const fit = test(product);
    if (fit !== "no") isAnyFitting = true;
    shelf[at] = fit === "buyable" ? BUYABLE : (product.available ? 1 : 0) + (fit === "no" ? UNFIT : 0);
  }
  const keys: number[] = [];
  for (const [at, slot] of found.entries()) {
    const own = shelf[at] ?? GONE;
    if (own === GONE || (isAnyFitting && own < 0)) continue;
    const extra = (slots[slot]?.nameWords ?? 0) * extraWord;
    const rank = Math.round(Math.max(0, (score[slot] ?? 0) - extra) * SCORE_STEPS);
    keys.push(((own < 0 ? own - UNFIT : own) * SCORE_RANGE + Math.min(SCORE_RANGE - 1, rank)) * SLOT_RANGE + (SLOT_RANGE - 1 - slot));
  }
  return Array.from(Float64Array.from(keys).sort().toReversed(), (key) => SLOT_RANGE - 1 - (key % SLOT_RANGE));
}

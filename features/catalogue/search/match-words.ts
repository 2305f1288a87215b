import { places, type PlaceName } from "./goods-terms.ts";
import type { IndexedGoods } from "./indexed-goods.ts";
import { byPlace, placeOf, slotOf } from "./postings.ts";
import type { QueryWord } from "./read-query.ts";

/** Without «жіночі» shoppers still want socks, without «шкарпетки» they want nothing. */
const telling: Readonly<Record<PlaceName, number>> = {
  type: 6,
  brand: 4,
  audience: 3,
  colour: 2.5,
  size: 2,
  category: 2,
  material: 2,
  season: 2,
  name: 1.5,
  above: 1,
};

/** What the words of a query found: so many slots in `scratch.touched`, their numbers in `scratch`; `forget` leaves noughts behind. */
export type Matches = {
  touched: number;
  /** How many of the words name a kind of goods. */
  kindWords: number;
};

export function matchWords(words: readonly QueryWord[], goods: IndexedGoods): Matches {
  const { score, words: found, kinds, telling: told, touched, weights, tells, wordTouched } = goods.scratch;
  let [all, kindWords] = [0, 0];
  for (const word of words) {
    const namesKind = isKindWord(word, goods);
    if (namesKind) kindWords += 1;
    const few = matchWord(word, goods);
    for (let at = 0; at < few; at += 1) {
      const slot = wordTouched[at] ?? 0;
      if (found[slot] === 0) touched[all++] = slot;
      score[slot] = (score[slot] ?? 0) + (weights[slot] ?? 0);
      found[slot] = (found[slot] ?? 0) + 1;
      told[slot] = (told[slot] ?? 0) + (tells[slot] ?? 0);
      if (namesKind && tells[slot] === telling.type) kinds[slot] = (kinds[slot] ?? 0) + 1;
      weights[slot] = 0;
      tells[slot] = 0;
    }
  }
  return { touched: all, kindWords };
}

/** Adds what a word that need not be found is worth where it is. */
export function addWord(word: QueryWord, share: number, goods: IndexedGoods): void {
  const { score, words, weights, tells, wordTouched } = goods.scratch;
  const few = matchWord(word, goods);
  for (let at = 0; at < few; at += 1) {
    const slot = wordTouched[at] ?? 0;
    if (words[slot] !== 0) score[slot] = (score[slot] ?? 0) + (weights[slot] ?? 0) * share;
    weights[slot] = 0;
    tells[slot] = 0;
  }
}

export function forget({ touched: all }: Matches, { scratch }: IndexedGoods): void {
  const { score, words, kinds, telling, touched } = scratch;
  for (let at = 0; at < all; at += 1) {
    const slot = touched[at] ?? 0;
    score[slot] = 0;
    words[slot] = 0;
    kinds[slot] = 0;
    telling[slot] = 0;
  }
}

/** Whether some goods are called so; «дитячий» is for whom they are, though it stands in «Дитяче взуття». */
function isKindWord({ meanings }: QueryWord, { postings }: IndexedGoods): boolean {
  const bits = meanings.reduce((all, { term }) => all | postings.bits(term), 0);
  return (bits & places.type.bit) !== 0 && (bits & places.audience.bit) === 0;
}

const weightOfPlace = byPlace((place) => places[place].weight);
const tellingOfPlace = byPlace((place) => telling[place]);

/**
 * Writes every product that has the word into `wordTouched`, once, with the best of the places where it does; answers how
 * many. The caller sets their `weights` and `tells` back to nought.
 */
function matchWord({ meanings, text }: QueryWord, { postings, articles, scratch }: IndexedGoods): number {
  const { weights, tells, wordTouched } = scratch;
  let few = 0;
  const consider = (slot: number, weight: number, tell: number): void => {
    const before = weights[slot] ?? 0;
    if (before === 0) wordTouched[few++] = slot;
    if (before < weight) weights[slot] = weight;
    if ((tells[slot] ?? 0) < tell) tells[slot] = tell;
  };
  for (const { term, weight } of meanings) {
    for (const entry of postings.entries(term)) {
      const place = placeOf(entry);
      consider(slotOf(entry), (weightOfPlace[place] ?? 0) * weight, tellingOfPlace[place] ?? 0);
    }
  }
  if (few === 0) for (const { slot } of articles.startingWith(text)) consider(slot, places.brand.weight, telling.brand);
  return few;
}

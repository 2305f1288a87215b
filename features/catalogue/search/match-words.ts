import { places, type PlaceName } from "./goods-terms.ts";
import type { IndexedGoods } from "./indexed-goods.ts";
import { byPlace, entryAt, placeOf, slotOf } from "./postings.ts";
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

/** What has one of the words or more. */
export function matchWords(words: readonly QueryWord[], goods: IndexedGoods): Matches {
  return words.reduce((matches, word) => addMatches(word, goods, { matches, among: 0 }), NO_MATCHES);
}

/** What has every word, and of the rest some: begun with the rarest word, the others are looked for in what was left. */
export function matchEveryWord(words: readonly QueryWord[], goods: IndexedGoods): Matches {
  const spread = new Map(words.map((word) => [word, word.meanings.reduce((sum, { term }) => sum + goods.postings.sizeOf(term), 0)]));
  return words
    .toSorted((a, b) => (spread.get(a) ?? 0) - (spread.get(b) ?? 0))
    .reduce((matches, word, among) => addMatches(word, goods, { matches, among }), NO_MATCHES);
}

const NO_MATCHES: Matches = { touched: 0, kindWords: 0 };

/** Adds what a word says of the products that have at least `among` of the words before it. */
function addMatches(word: QueryWord, goods: IndexedGoods, { matches, among }: { matches: Matches; among: number }): Matches {
  const { score, words: found, kinds, telling: told, touched, weights, tells, wordTouched } = goods.scratch;
  const namesKind = isKindWord(word, goods);
  const few = matchWord(word, goods, { among, touched: matches.touched });
  let all = matches.touched;
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
  return { touched: all, kindWords: matches.kindWords + (namesKind ? 1 : 0) };
}

/** Adds what a word that need not be found is worth where it is. */
export function addWord(word: QueryWord, share: number, { touched }: Matches, goods: IndexedGoods): void {
  const { score, weights, tells, wordTouched } = goods.scratch;
  const few = matchWord(word, goods, { among: 1, touched });
  for (let at = 0; at < few; at += 1) {
    const slot = wordTouched[at] ?? 0;
    score[slot] = (score[slot] ?? 0) + (weights[slot] ?? 0) * share;
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

/** From so many entries for one product that is looked for, each is looked up by halving instead of reading all entries. */
const FAR = 16;

/**
 * Writes every product that has the word, and at least `among` of those before, into `wordTouched`, once, with the best of
 * the places where it does; answers how many. The caller sets their `weights` and `tells` back to nought.
 */
function matchWord(
  { meanings, text }: QueryWord,
  { postings, articles, scratch }: IndexedGoods,
  { among, touched: all }: { among: number; touched: number },
): number {
  const { words, touched, weights, tells, wordTouched } = scratch;
  let few = 0;
  const consider = (slot: number, weight: number, tell: number): void => {
    if ((words[slot] ?? 0) < among) return;
    const before = weights[slot] ?? 0;
    if (before === 0) wordTouched[few++] = slot;
    if (before < weight) weights[slot] = weight;
    if ((tells[slot] ?? 0) < tell) tells[slot] = tell;
  };
  const take = (entry: number, weight: number): void => {
    const place = placeOf(entry);
    consider(slotOf(entry), (weightOfPlace[place] ?? 0) * weight, tellingOfPlace[place] ?? 0);
  };
  let isKnown = false;
  for (const { term, weight } of meanings) {
    const entries = postings.entries(term);
    if (entries.length > 0) isKnown = true;
    if (among === 0 || entries.length < all * FAR) {
      for (let at = 0; at < entries.length; at += 1) take(entries[at] ?? 0, weight);
      continue;
    }
    for (let at = 0; at < all; at += 1) {
      const entry = entryAt(entries, touched[at] ?? 0);
      if (entry !== undefined) take(entry, weight);
    }
  }
  if (!isKnown) for (const { slot } of articles.startingWith(text)) consider(slot, places.brand.weight, telling.brand);
  return few;
}

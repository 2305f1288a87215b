import type { IndexedGoods } from "./indexed-goods.ts";
import { places, type PlaceName } from "./goods-terms.ts";
import { placeOf, slotOf } from "./postings.ts";
import type { QueryWord } from "./read-query.ts";

/** What every product has of a query, by slot. */
export type Matches = {
  score: Float64Array;
  /** How many of the words it has. */
  words: Uint8Array;
  /** How many of the words name its kind; `kindWords` of them name a kind of goods at all. */
  kinds: Uint8Array;
  kindWords: number;
  /** How much the words it has tell of what was wanted. */
  telling: Float64Array;
};

type Match = { slot: number; weight: number; telling: number; isKind: boolean };

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

export function matchWords(words: readonly QueryWord[], goods: IndexedGoods): Matches {
  const matches = goods.scratch.matches(goods.slots.length);
  let kindWords = 0;
  for (const word of words) {
    const namesKind = isKindWord(word, goods);
    if (namesKind) kindWords += 1;
    matchWord(word, goods, ({ slot, weight, telling, isKind }) => {
      matches.score[slot] = (matches.score[slot] ?? 0) + weight;
      matches.words[slot] = (matches.words[slot] ?? 0) + 1;
      matches.telling[slot] = (matches.telling[slot] ?? 0) + telling;
      if (namesKind && isKind) matches.kinds[slot] = (matches.kinds[slot] ?? 0) + 1;
    });
  }
  return { ...matches, kindWords };
}

/** Whether some goods are called so; «дитячий» is for whom they are, though it stands in «Дитяче взуття». */
function isKindWord({ meanings }: QueryWord, { postings }: IndexedGoods): boolean {
  const bits = meanings.reduce((all, { term }) => all | postings.bits(term), 0);
  return (bits & places.type.bit) !== 0 && (bits & places.audience.bit) === 0;
}

/** Hands over every product that has the word, once, with the best of the places where it does. */
export function matchWord(
  { meanings, text }: QueryWord,
  { postings, articles, slots, scratch }: IndexedGoods,
  take: (match: Match) => void,
): void {
  const { weights, tells } = scratch.word(slots.length);
  const touched: number[] = [];
  const consider = (slot: number, weight: number, tell: number): void => {
    if (weights[slot] === 0) touched.push(slot);
    if ((weights[slot] ?? 0) < weight) weights[slot] = weight;
    if ((tells[slot] ?? 0) < tell) tells[slot] = tell;
  };
  for (const { term, weight } of meanings) {
    for (const entry of postings.entries(term)) {
      const place = placeOf(entry);
      consider(slotOf(entry), places[place].weight * weight, telling[place]);
    }
  }
  if (touched.length === 0) for (const { slot } of articles.startingWith(text)) consider(slot, places.brand.weight, telling.brand);
  for (const slot of touched) {
    take({ slot, weight: weights[slot] ?? 0, telling: tells[slot] ?? 0, isKind: tells[slot] === telling.type });
    weights[slot] = 0;
    tells[slot] = 0;
  }
}

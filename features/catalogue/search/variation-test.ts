import { colourWords, places, type SearchedProduct } from "./goods-terms.ts";
import { fold } from "./letters.ts";
import type { Postings } from "./postings.ts";
import type { QueryWord } from "./read-query.ts";
import { sizeTerms } from "./size-terms.ts";
import { termOf } from "./vocabulary.ts";

type Variation = SearchedProduct["variations"][number];

/** Whether one variation has every colour and size asked for, and whether a pack of it can be bought now. */
export type Fit = "buyable" | "sold out" | "no";

/** `isAsked` tells whether the words name a colour or a size at all; where they do not, every product fits. */
export function openVariationTest(
  words: readonly QueryWord[],
  postings: Postings,
): { isAsked: boolean; test: (product: SearchedProduct) => Fit } {
  const asked = words.flatMap((word) => variationTerms(word, postings));
  if (asked.length === 0) return { isAsked: false, test: ({ available }) => (available ? "buyable" : "sold out") };

  const known = new Map<string, readonly boolean[]>();
  const meets = (variation: Variation): boolean => {
    const colour = kept(known, `colour ${variation.colour || variation.colour_name_uk}`, () => met(asked, colourWords(variation)));
    const size = kept(known, `size ${variation.size}`, () => met(asked, sizeTerms(variation.size)));
    return asked.every((_, at) => colour[at] === true || size[at] === true);
  };
  const test = ({ variations }: SearchedProduct): Fit => {
    let fit: Fit = "no";
    for (const variation of variations) {
      if (!meets(variation)) continue;
      if (variation.free >= variation.pack) return "buyable";
      fit = "sold out";
    }
    return fit;
  };
  return { isAsked: true, test };
}

const ofVariations = places.colour.bit | places.size.bit;

/** The colours and sizes a word may mean; none where the word itself is something else («мʼята» is a model before it is a colour). */
function variationTerms({ meanings }: QueryWord, postings: Postings): ReadonlySet<string>[] {
  const surest = meanings.reduce((most, { weight }) => Math.max(most, weight), 0);
  const itself = meanings.filter(({ weight }) => weight === surest).reduce((bits, { term }) => bits | postings.bits(term), 0);
  if (itself !== 0 && (itself & ofVariations) === 0) return [];
  const terms = meanings.map(({ term }) => term).filter((term) => (postings.bits(term) & ofVariations) !== 0);
  return terms.length > 0 ? [new Set(terms)] : [];
}

const met = (asked: readonly ReadonlySet<string>[], words: readonly string[]): boolean[] => {
  const terms = words.map((word) => termOf(fold(word)));
  return asked.map((wanted) => terms.some((term) => wanted.has(term)));
};

function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

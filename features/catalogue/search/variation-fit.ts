import { colours } from "../words/colours.ts";
import { colourWords, fields, type SearchedProduct } from "./index/goods-terms.ts";
import type { IndexedGoods } from "./index/indexed-goods.ts";
import type { Postings } from "./index/postings.ts";
import type { QueryWord } from "./query/read-query.ts";
import { termsOfWords } from "./index/variation-terms.ts";

type Variation = SearchedProduct["variations"][number];

type Fit = "buyable" | "sold out" | "no";

/** `isAsked`: the words name a colour or a size. */
export function openVariationFit(
  words: readonly QueryWord[],
  { postings, variationTerms }: Pick<IndexedGoods, "postings" | "variationTerms">,
): { isAsked: boolean; test: (product: SearchedProduct) => Fit } {
  const asked = wishesOf(words, postings);
  if (asked.length === 0) return { isAsked: false, test: ({ available }) => (available ? "buyable" : "sold out") };

  const all = 2 ** asked.length - 1;
  const coloursOf = openOnce(
    ({ colour, colour_name_uk }) => colour || colour_name_uk,
    (variation) => met(asked, variationTerms.ofColour(variation)),
  );
  const sizesOf = openOnce(
    ({ size }) => size,
    ({ size }) => met(asked, variationTerms.ofSize(size)),
  );
  const meets = (variation: Variation): boolean => (coloursOf(variation) | sizesOf(variation)) === all;
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

/** Palette slugs; either word of «темно-синій» asks for it. */
export function coloursAsked(words: readonly QueryWord[], postings: Postings): string[] {
  const asked = wishesOf(words, postings);
  return asked.length === 0 ? [] : palette.flatMap(({ slug, terms }) => (met(asked, terms) === 0 ? [] : slug));
}

const palette = colours.map(({ slug }) => ({
  slug,
  terms: termsOfWords(colourWords({ colour: slug, colour_name_uk: "", colour_name_ru: "" })),
}));

const wishesOf = (words: readonly QueryWord[], postings: Postings): ReadonlySet<string>[] =>
  words.flatMap((word) => variationTerms(word, postings));

const ofVariations = fields.colour.bit | fields.size.bit;

/** None where the word is mainly something else: «мʼята» is a model before it is a colour. */
function variationTerms({ meanings }: QueryWord, postings: Postings): ReadonlySet<string>[] {
  const here = meanings.filter(({ term }) => postings.bits(term) !== 0);
  const surest = here.reduce((most, { weight }) => Math.max(most, weight), 0);
  const itself = here.filter(({ weight }) => weight === surest).reduce((bits, { term }) => bits | postings.bits(term), 0);
  if (itself !== 0 && (itself & ofVariations) === 0) return [];
  const terms = meanings.map(({ term }) => term).filter((term) => (postings.bits(term) & ofVariations) !== 0);
  return terms.length > 0 ? [new Set(terms)] : [];
}

function met(asked: readonly ReadonlySet<string>[], terms: readonly string[]): number {
  return asked.reduce((bits, wanted, at) => (terms.some((term) => wanted.has(term)) ? bits | (1 << at) : bits), 0);
}

function openOnce(keyOf: (variation: Variation) => string, bitsOf: (variation: Variation) => number): (variation: Variation) => number {
  const known = new Map<string, number>();
  return (variation) => {
    const key = keyOf(variation);
    const before = known.get(key);
    if (before !== undefined) return before;
    const bits = bitsOf(variation);
    known.set(key, bits);
    return bits;
  };
}

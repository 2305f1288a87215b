import { LRUCache } from "lru-cache";
import { colourWords, type SearchedProduct } from "./goods-terms.ts";
import { fold } from "../language/letters.ts";
import { sizeTerms } from "../language/size-terms.ts";
import { termOf } from "./vocabulary.ts";

type Variation = SearchedProduct["variations"][number];

export type VariationTerms = ReturnType<typeof openVariationTerms>;

const MOST_KEPT = 5_000;

export function openVariationTerms() {
  const colours = new LRUCache<string, readonly string[]>({ max: MOST_KEPT });
  const sizes = new LRUCache<string, readonly string[]>({ max: MOST_KEPT });
  const kept = (among: typeof colours, key: string, words: () => readonly string[]): readonly string[] => {
    const before = among.get(key);
    if (before) return before;
    const terms = termsOfWords(words());
    among.set(key, terms);
    return terms;
  };
  return {
    ofColour: (variation: Variation): readonly string[] =>
      kept(colours, `${variation.colour}\n${variation.colour_name_uk}\n${variation.colour_name_ru}`, () => colourWords(variation)),
    ofSize: (size: string): readonly string[] => kept(sizes, size, () => sizeTerms(size)),
  };
}

export const termsOfWords = (words: readonly string[]): readonly string[] => words.map((word) => termOf(fold(word)));

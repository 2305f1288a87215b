import { containers, prepositions } from "../words/little-words.ts";
import { fold, wordsOf } from "./letters.ts";
import { stem } from "./stem.ts";

const joining = new Set(wordsOf(prepositions).map(fold));
const holding = new Set(wordsOf(containers).map((word) => stem(fold(word))));

export const isPreposition = (folded: string): boolean => joining.has(folded);
export const isContainer = (folded: string): boolean => holding.has(stem(folded));

type PhraseWord = { text: string; isPreposition: boolean };

/** Endings of adjectives in the cases that follow prepositions, as they are written. */
const oblique = "ого его ої ой ней щей шей чей жей ому ему им ым ім ими ыми ых их ою ую юю ій е ее ое ие ые є ох".split(" ");
const SHORTEST = 4;

/**
 * Which words of a phrase only say what a thing is for or what is on it: the noun after a preposition with the adjectives
 * before it. «Шкарпетки під високе взуття» are socks, «для офісу блуза» is a blouse.
 */
export function complementsOf(words: readonly PhraseWord[]): boolean[] {
  let isAwaited = false;
  return words.map(({ text, isPreposition: joins }) => {
    if (joins) {
      isAwaited = true;
      return false;
    }
    const isComplement = isAwaited;
    isAwaited &&= text.length === 1 || isOblique(text);
    return isComplement;
  });
}

/** The same in a name of goods, where «ручної роботи» and «прямого крою» only say what they are of. */
export function detailsOf(words: readonly string[]): boolean[] {
  const isComplement = complementsOf(words.map((text) => ({ text, isPreposition: isPreposition(fold(text)) })));
  return words.map((word, at) => isComplement[at] || isGenitive(word, words[at + 1]) || isGenitive(words[at - 1] ?? "", word));
}

const isGenitive = (word: string, next: string | undefined): boolean =>
  next !== undefined && (/(?:ого|его|ої)$/.test(word) || (word.endsWith("ой") && /[иы]$/.test(next)));

export const isOblique = (word: string): boolean => word.length >= SHORTEST && oblique.some((ending) => word.endsWith(ending));

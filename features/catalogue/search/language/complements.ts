import { containers, prepositions } from "../words/little-words.ts";
import { fold, wordsOf } from "./letters.ts";
import { stem } from "./stem.ts";

const joining = new Set(wordsOf(prepositions).map(fold));
const holding = new Set(wordsOf(containers).map((word) => stem(fold(word))));

export const isPreposition = (folded: string): boolean => joining.has(folded);
export const isContainer = (folded: string): boolean => holding.has(stem(folded));

type PhraseWord = { text: string; isPreposition: boolean };

/** Endings of adjectives after prepositions. */
const oblique = "ого его ої ой ней щей шей чей жей ому ему им ым ім ими ыми ых их ою ую юю ій е ее ое ие ые є ох".split(" ");
const SHORTEST = 4;

/** The noun after a preposition, with its adjectives, says what a thing is for or has: «шкарпетки під високе взуття» are socks. */
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

/** Complements in a name of goods, also without a preposition: «ручної роботи», «прямого крою». */
export function detailsOf(words: readonly string[]): boolean[] {
  const isComplement = complementsOf(words.map((text) => ({ text, isPreposition: isPreposition(fold(text)) })));
  return words.map((word, at) => isComplement[at] || isGenitive(word, words[at + 1]) || isGenitive(words[at - 1] ?? "", word));
}

const isGenitive = (word: string, next: string | undefined): boolean =>
  next !== undefined && (/(?:ого|его|ої)$/.test(word) || (word.endsWith("ой") && /[иы]$/.test(next)));

export const isOblique = (word: string): boolean => word.length >= SHORTEST && oblique.some((ending) => word.endsWith(ending));

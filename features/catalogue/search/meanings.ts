import { audienceTerm } from "./goods-terms.ts";
import { genders } from "../genders.ts";
import { colourBySlug } from "../colours.ts";
import { wordsOf } from "./letters.ts";
import { audienceWords, colourFamilies, synonymGroups } from "./synonyms.ts";

/** A term a word may stand for; `weight` is how surely, 1 for the word itself. */
export type Meaning = { term: string; weight: number };

const SYNONYM = 0.9;
const AUDIENCE = 0.9;
const COLOUR_FAMILY = 0.6;

/** What else a term may mean, from the hand-written groups and from pairs learned from the shop's names. */
export function openMeanings(learn: (word: string) => string, pairs: readonly (readonly [string, string])[]) {
  const others = new Map<string, Map<string, number>>();
  const add = (from: string, to: string, weight: number): void => {
    if (from === to) return;
    const known = others.get(from) ?? new Map<string, number>();
    known.set(to, Math.max(weight, known.get(to) ?? 0));
    others.set(from, known);
  };
  const termsOf = (words: string): string[] => [...new Set(wordsOf(words).map(learn))];
  for (const [one, other] of pairs) {
    add(one, other, SYNONYM);
    add(other, one, SYNONYM);
  }
  for (const group of synonymGroups) {
    const terms = termsOf(group);
    for (const one of terms) for (const other of terms) add(one, other, SYNONYM);
  }
  for (const gender of genders) for (const term of termsOf(audienceWords[gender])) add(term, audienceTerm(gender), AUDIENCE);
  for (const [words, slugs] of colourFamilies) {
    const meant = slugs.split(" ").flatMap((slug) => wordsOf(colourBySlug(slug)?.uk ?? "").map(learn));
    for (const term of termsOf(words)) for (const colour of meant) add(term, colour, COLOUR_FAMILY);
  }

  return (term: string): Meaning[] => [
    { term, weight: 1 },
    ...[...(others.get(term) ?? [])].map(([other, weight]) => ({ term: other, weight })),
  ];
}

export type Meanings = ReturnType<typeof openMeanings>;

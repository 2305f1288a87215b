import { soundsOf } from "../language/latin-letters.ts";
import { fold, hasCyrillic, hasDigit } from "../language/letters.ts";
import { openNearWords } from "./near-words.ts";
import { startingWith } from "../../collections/sorted-list.ts";
import { stem } from "../language/stem.ts";

const SHORTEST_PREFIX = 2;

export const termOf = (folded: string): string => (hasDigit(folded) || !hasCyrillic(folded) ? folded : stem(folded));

export function openVocabulary() {
  const terms = new Set<string>();
  const forms = new Map<string, string>();
  const learnt = new Map<string, string>();
  const bySound = new Map<string, Set<string>>();
  const declined = new Set<string>();
  const nearWords = openNearWords();
  let sorted: string[] = [];

  const sortedForms = (): string[] => {
    if (sorted.length !== forms.size) sorted = [...forms.keys()].sort();
    return sorted;
  };

  return {
    learn(word: string): string {
      const known = learnt.get(word);
      if (known !== undefined) return known;
      const folded = fold(word);
      const term = termOf(folded);
      learnt.set(word, term);
      if (forms.has(folded)) return term;
      forms.set(folded, term);
      if (!hasDigit(folded)) {
        for (const sound of soundsOf(word)) bySound.set(sound, (bySound.get(sound) ?? new Set<string>()).add(term));
        nearWords.add(folded, term);
        if (!terms.has(term)) nearWords.add(term, term);
      }
      terms.add(term);
      return term;
    },
    /** Declined forms help to tell a form from a slip: «сіра», «чрона». */
    learnForm(form: string): void {
      const folded = fold(form);
      const term = termOf(folded);
      if (terms.has(term) && !forms.has(folded) && !declined.has(folded)) nearWords.add(folded, term);
      declined.add(folded);
    },
    exact: (folded: string): string[] => (terms.has(termOf(folded)) ? [termOf(folded)] : []),
    hasForm: (folded: string): boolean => forms.has(folded) || declined.has(folded),
    knows: (term: string): boolean => terms.has(term),
    sounding: (word: string): string[] => soundsOf(word).flatMap((sound) => [...(bySound.get(sound) ?? [])]),
    startingWith(folded: string): string[] {
      if (folded.length < SHORTEST_PREFIX) return [];
      const found = startingWith(sortedForms(), (form) => form, folded);
      return [...new Set(found.flatMap((form) => forms.get(form) ?? []))];
    },
    near: (folded: string): { term: string; slips: number }[] => (hasDigit(folded) ? [] : nearWords.to(folded, termOf(folded))),
    size: () => terms.size,
  };
}

export type Vocabulary = ReturnType<typeof openVocabulary>;

import { soundsOf } from "../language/latin-letters.ts";
import { fold, hasCyrillic, hasDigit } from "../language/letters.ts";
import { openNearWords } from "./near-words.ts";
import { startingWith } from "../../collections/sorted-list.ts";
import { stem } from "../language/stem.ts";

const SHORTEST_PREFIX = 2;

/** The form under which a folded word is indexed: declined words lose their ending, all others stay. */
export const termOf = (folded: string): string => (hasDigit(folded) || !hasCyrillic(folded) ? folded : stem(folded));

/** Every word the shop knows, its goods' and its synonyms', and the ways to find one that was not written exactly. */
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
    /** Learns a word and answers its term. */
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
    /** Learns how a known word is also declined, to know that form from others and with a slip of the finger: «сіра», «чрона». */
    learnForm(form: string): void {
      const folded = fold(form);
      const term = termOf(folded);
      if (terms.has(term) && !forms.has(folded) && !declined.has(folded)) nearWords.add(folded, term);
      declined.add(folded);
    },
    /** The term of a word written in any of its forms. */
    exact: (folded: string): string[] => (terms.has(termOf(folded)) ? [termOf(folded)] : []),
    /** Whether a folded word was learnt in this very form. */
    hasForm: (folded: string): boolean => forms.has(folded) || declined.has(folded),
    knows: (term: string): boolean => terms.has(term),
    /** Terms that sound alike, in either alphabet. */
    sounding: (word: string): string[] => soundsOf(word).flatMap((sound) => [...(bySound.get(sound) ?? [])]),
    startingWith(folded: string): string[] {
      if (folded.length < SHORTEST_PREFIX) return [];
      const found = startingWith(sortedForms(), (form) => form, folded);
      return [...new Set(found.flatMap((form) => forms.get(form) ?? []))];
    },
    /** The terms of the words nearest to a mistyped one, as it is written or by its stem. */
    near: (folded: string): { term: string; slips: number }[] => (hasDigit(folded) ? [] : nearWords.to(folded, termOf(folded))),
    size: () => terms.size,
  };
}

export type Vocabulary = ReturnType<typeof openVocabulary>;

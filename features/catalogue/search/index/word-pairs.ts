import { wordsOf } from "../language/letters.ts";

const SEEN_AT_LEAST = 2;
const TOGETHER_AT_LEAST = 0.6;

/** Pairs of words of both languages, learned from names given in both: «Сукня міді …» and «Платье миди …». */
export function openWordPairs(termOf: (word: string) => string) {
  const together = new Map<string, number>();
  const seenUk = new Map<string, number>();
  const seenRu = new Map<string, number>();
  return {
    see(uk: string, ru: string): void {
      const ukWords = wordsOf(uk).map(termOf);
      const ruWords = wordsOf(ru).map(termOf);
      if (ukWords.length !== ruWords.length) return;
      ukWords.forEach((word, at) => {
        const other = ruWords[at] ?? "";
        count(seenUk, word);
        count(seenRu, other);
        if (word !== other) count(together, `${word} ${other}`);
      });
    },
    pairs: (): [uk: string, ru: string][] =>
      [...together].flatMap(([pair, times]): [string, string][] => {
        const [uk = "", ru = ""] = pair.split(" ");
        const places = Math.max(seenUk.get(uk) ?? 0, seenRu.get(ru) ?? 0);
        return times >= SEEN_AT_LEAST && times / places >= TOGETHER_AT_LEAST ? [[uk, ru]] : [];
      }),
  };
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

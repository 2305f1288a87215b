import { isPreposition } from "../../language/complements.ts";
import { fold, wordsOf } from "../../language/letters.ts";
import { termOf } from "../../index/vocabulary.ts";
import { keepingWords, keptThings, purposeHolders, purposes } from "../../words/purposes.ts";

/** «Форма для бігу», «зберігання іграшок». */
export function saidByPurpose(terms: readonly string[], at: number): { terms: readonly string[]; read: string } | undefined {
  const first = terms[at] ?? "";
  const isHolder = holders.has(first);
  if (!isHolder && !keeping.has(first)) return undefined;
  const next = isPreposition(terms[at + 1] ?? "") ? at + 2 : at + 1;
  const term = terms[next] ?? "";
  const purpose = isHolder ? reads.get(term) : undefined;
  if (purpose !== undefined) return { terms: terms.slice(at, next + 1), read: purpose };
  return keeping.has(first) && kept.has(term) ? { terms: terms.slice(at, next + 1), read: "кошик" } : undefined;
}

const termsOf = (words: string): string[] => wordsOf(words).map((word) => termOf(fold(word)));

const holders = new Set(termsOf(purposeHolders));
const keeping = new Set(termsOf(keepingWords));
const kept = new Set(termsOf(keptThings));
const reads = new Map(purposes.flatMap(([words, read]) => termsOf(words).map((term) => [term, read] as const)));

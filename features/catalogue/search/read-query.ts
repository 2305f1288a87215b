import type { LRUCache } from "lru-cache";
import { compact } from "./articles.ts";
import { fromLatin } from "./latin-letters.ts";
import { fold, foldLetters, hasCyrillic, hasDigit, hasLatin, isLetterOrDigit, wordsOf } from "./letters.ts";
import type { Meaning, Meanings } from "./meanings.ts";
import { keysAs } from "./keyboard.ts";
import { letterSize, plainSize } from "./size-terms.ts";
import { fillers } from "./synonyms.ts";
import { termOf, type Vocabulary } from "./vocabulary.ts";

/** One word of a query: what it may mean, best first; `optional` words need not be found. */
export type QueryWord = { meanings: readonly Meaning[]; optional: boolean; text: string };

const LONGEST_QUERY = 64;
const MOST_WORDS = 12;
const SHORTEST_ARTICLE = 5;
const [SOUND, BEGINNING, ONE_SLIP, TWO_SLIPS] = [0.85, 0.7, 0.6, 0.4];

const optionalWords = new Set(wordsOf(fillers).map(fold));

/** Words that say nothing about the goods: «розмір», «артикул», prepositions. */
export const isOptional = (chunk: string): boolean => wordsOf(chunk).every((word) => optionalWords.has(fold(word)));

type Known = {
  vocabulary: Vocabulary;
  meanings: Meanings;
  isArticle(compact: string): boolean;
  /** What words were read as before; emptied by whoever changes any of the others. */
  read: LRUCache<string, readonly QueryWord[]>;
};

/**
 * The words of a visitor's text with all they may mean. Each is read as written; where the shop does not know it, with
 * the keys of another layout, in the other alphabet, by its sound, as a beginning, and with a slip of the finger, the
 * first way that leads to a word the shop knows. Text beyond 64 characters is not read.
 */
export function readQuery(text: string, known: Known): QueryWord[] {
  const chunks = joinedSizes(text.slice(0, LONGEST_QUERY).toLowerCase().normalize("NFC").split(/\s/).filter(Boolean));
  return chunks.flatMap((chunk) => readOnce(chunk, known)).slice(0, MOST_WORDS);
}

function readOnce(chunk: string, known: Known): readonly QueryWord[] {
  const before = known.read.get(chunk);
  if (before) return before;
  const words = readChunk(chunk, known);
  known.read.set(chunk, words);
  return words;
}

/** «50 х 90» is one size, not three words. */
function joinedSizes(chunks: string[]): string[] {
  const joined: string[] = [];
  for (const chunk of chunks) {
    const size = plainSize(`${joined.at(-2) ?? ""}${joined.at(-1) ?? ""}${chunk}`);
    if (joined.length > 1 && size.includes("x") && [...size].every((sign) => sign === "x" || hasDigit(sign))) joined.splice(-2, 2, size);
    else joined.push(chunk);
  }
  return joined;
}

function readChunk(chunk: string, known: Known): QueryWord[] {
  const size = plainSize(trimmed(chunk));
  if (hasDigit(size) && known.vocabulary.exact(size).length > 0) return [wordOf(size, [size], known)];
  if (hasDigit(chunk) && compact(chunk).length >= SHORTEST_ARTICLE && known.isArticle(compact(chunk))) return [wordOf(chunk, [], known)];
  const readings = [chunk, ...retyped(chunk)].map(wordsOf).filter((words) => words.length > 0);
  const exact = readings.find((words) => words.every((word) => exactTerms(word, known).length > 0));
  if (exact) return exact.map((word) => wordOf(word, exactTerms(word, known), known));
  const written = readings[0];
  if (!written) return [];
  if (written.length > 1) return written.map((word) => readWord(word, known));
  return [
    guess(
      readings.map((words) => words.join("")),
      known,
    ),
  ];
}

function readWord(word: string, known: Known): QueryWord {
  const exact = exactTerms(word, known);
  return exact.length > 0 ? wordOf(word, exact, known) : guess([word, ...retyped(word)], known);
}

/** As the other keyboard layouts would have written it; never the text itself. */
function retyped(chunk: string): string[] {
  const others =
    hasLatin(chunk) || !hasCyrillic(chunk)
      ? [keysAs.ukrainian(chunk), keysAs.russian(chunk)]
      : [keysAs.otherCyrillic(chunk), keysAs.latin(chunk)];
  return others.filter((other) => other !== chunk);
}

/** The terms of a word the shop knows as it is written, in Latin letters also letter by letter. */
function exactTerms(word: string, { vocabulary }: Known): string[] {
  const folded = fold(word);
  if (optionalWords.has(folded)) return [termOf(folded)];
  const size = letterSize(word);
  const written = [...vocabulary.exact(folded), ...(size === undefined ? [] : [size])];
  return written.length > 0 || !hasLatin(word) ? written : vocabulary.exact(fromLatin(word));
}

function guess(readings: string[], known: Known): QueryWord {
  const { vocabulary } = known;
  const [written = ""] = readings;
  const ways = [...readings, ...(hasLatin(written) ? [fromLatin(written)] : [])].map(fold);
  const sounding = vocabulary.sounding(written);
  if (sounding.length > 0) return wordOf(written, sounding, known, SOUND);
  for (const way of ways) {
    const beginning = vocabulary.startingWith(way);
    if (beginning.length > 0) return wordOf(written, beginning, known, BEGINNING);
  }
  const near = [...new Set([...ways, foldLetters(written)])].map((way) => vocabulary.near(way)).filter((found) => found.length > 0);
  const nearest = near.toSorted((a, b) => (a[0]?.slips ?? 0) - (b[0]?.slips ?? 0))[0] ?? [];
  return wordOf(
    written,
    nearest.map(({ term }) => term),
    known,
    nearest[0]?.slips === 1 ? ONE_SLIP : TWO_SLIPS,
  );
}

function wordOf(text: string, terms: readonly string[], { meanings }: Known, sureness = 1): QueryWord {
  const best = new Map<string, number>();
  for (const { term, weight } of terms.flatMap(meanings)) best.set(term, Math.max(best.get(term) ?? 0, weight * sureness));
  return {
    text: compact(text),
    optional: isOptional(text),
    meanings: [...best].map(([term, weight]) => ({ term, weight })),
  };
}

/** Without the signs around: «(48),» is «48». */
function trimmed(chunk: string): string {
  let from = 0;
  let to = chunk.length;
  while (from < to && !isLetterOrDigit(chunk[from] ?? "")) from += 1;
  while (to > from && !isLetterOrDigit(chunk[to - 1] ?? "")) to -= 1;
  return chunk.slice(from, to);
}

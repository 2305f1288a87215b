import type { LRUCache } from "lru-cache";
import { agesAsHeights } from "./ages.ts";
import { compact } from "../index/articles.ts";
import { audienceWordOf } from "./audience-roots.ts";
import { complementsOf, isContainer, isPreposition } from "../language/complements.ts";
import { undiminished } from "../language/diminutives.ts";
import { joinedSizes } from "./joined-sizes.ts";
import { partsOf } from "./joined-words.ts";
import { fromLatin } from "../language/latin-letters.ts";
import { fold, foldLetters, hasDigit, hasLatin, isLetterOrDigit, wordsOf } from "../language/letters.ts";
import { hasAdjectiveEnding } from "../index/goods-terms.ts";
import type { Meaning, Meanings } from "./meanings.ts";
import type { Rewriting } from "./read-otherwise/rewriting.ts";
import { readInstead } from "./read-otherwise/read-instead.ts";
import { isRealWord, isShortWord } from "./real-words/is-real-word.ts";
import { retyped } from "./read-otherwise/retyped.ts";
import { saidByDoing } from "./read-otherwise/said-by-doing.ts";
import { letterSize, plainSize } from "../language/size-terms.ts";
import { withSwappedLetters } from "../language/swapped-letters.ts";
import { termOf, type Vocabulary } from "../index/vocabulary.ts";
import { fillers } from "../words/little-words.ts";

export type QueryWord = {
  text: string;
  term: string;
  meanings: readonly Meaning[];
  nearest: readonly Meaning[];
  optional: boolean;
  isPreposition: boolean;
  isContainer: boolean;
  isAdjective: boolean;
  /** A beginning of a word, or a slip of the finger. */
  isGuess: boolean;
  /** Two slips, or a real word taken for a diminutive: too far for a model's name. */
  isFarGuess: boolean;
  isThing: boolean;
  isForeignUser: boolean;
  isForeignPurpose: boolean;
  isPart: boolean;
  /** «офісу» in «для офісу блуза». */
  isComplement: boolean;
};

/** Characters: beyond the first limit only words known as written are read, beyond the second nothing. */
const [LONGEST_QUERY, LONGEST_TEXT] = [64, 200];
const MOST_WORDS = 12;
const [SHORTEST_ARTICLE, SHORTEST_DIGITS] = [5, 4];
const [DIMINUTIVE, SOUND, BEGINNING, ONE_SLIP, TWO_SLIPS] = [0.9, 0.85, 0.7, 0.6, 0.4];

const optionalWords = new Set(wordsOf(fillers).map(fold));

export const isOptional = (chunk: string): boolean => {
  const words = wordsOf(chunk);
  return words.length > 0 && words.every((word) => optionalWords.has(fold(word)));
};

type Known = {
  vocabulary: Vocabulary;
  meanings: Meanings;
  rewriting: Rewriting;
  isArticle(compact: string): boolean;
  read: LRUCache<string, readonly QueryWord[]>;
};

/** Tries ways until one gives a known word: as written, other layout, other alphabet, diminutive, sound, beginning, slip. */
export function readQuery(text: string, known: Known): QueryWord[] {
  const all = chunksOf(text.slice(0, LONGEST_TEXT));
  const within = all.findLastIndex((_, at) => all.slice(0, at + 1).join(" ").length <= LONGEST_QUERY) + 1;
  const chunks = agesAsHeights(joinedSizes(all.slice(0, within)));
  const read = chunks.flatMap((chunk, at) => readOnce(chunk, positionOf(at, chunks.length), known));
  const further = all.slice(within).flatMap(wordsOf);
  for (const word of further) read.push(...exactly(word, known));
  const words = withoutManners(rewritten(read, known)).slice(0, MOST_WORDS);
  if (!words.some(({ optional, isPreposition: joins }) => optional && joins)) return words;
  const isComplement = complementsOf(words);
  return words.map((word, at) => (isComplement[at] ? { ...word, isComplement: true } : word));
}

const chunksOf = (text: string): string[] => text.toLowerCase().normalize("NFC").split(/\s/).filter(Boolean);

function exactly(word: string, known: Known): QueryWord[] {
  const terms = exactTerms(word, known);
  return terms.length > 0 ? [wordOf(word, terms, known)] : [];
}

const withoutManners = (words: QueryWord[]): QueryWord[] =>
  words.length > MOST_WORDS ? words.filter(({ optional, isPreposition: joins }) => !optional || joins) : words;

/** A word that stands for one other word keeps its own meaning too. */
function rewritten(words: readonly QueryWord[], known: Known): QueryWord[] {
  const terms = words.map(({ term }) => term);
  const doing = saidByDoing(words);
  let read: QueryWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as QueryWord;
    if (doing?.objects.has(at)) continue;
    if (doing?.verb === at) {
      read = read.filter(({ isPreposition: joins }) => !joins);
      read.push(...wordsOf(`${doing.read} для`).map((one) => wordOf(one, exactTerms(one, known), known)));
      continue;
    }
    const rule = known.rewriting.at(terms, at);
    const others = rule ? wordsOf(rule.read).map((one) => wordOf(one, exactTerms(one, known), known)) : [word];
    const [only] = others;
    if (rule?.terms.length === 1 && others.length === 1 && only)
      read.push({ ...only, meanings: surest([...word.meanings, ...only.meanings], 1) });
    else read.push(...others);
    at += (rule?.terms.length ?? 1) - 1;
  }
  return read;
}

/** Only the last word may be unfinished. */
type Position = "alone" | "last" | "before others";

const positionOf = (at: number, length: number): Position => (length === 1 ? "alone" : at === length - 1 ? "last" : "before others");

function readOnce(chunk: string, position: Position, known: Known): readonly QueryWord[] {
  const key = `${chunk} ${position}`;
  const before = known.read.get(key);
  if (before) return before;
  const words = readChunk(chunk, position, known);
  known.read.set(key, words);
  return words;
}

function readChunk(chunk: string, position: Position, known: Known): QueryWord[] {
  const size = plainSize(trimmed(chunk));
  if (hasDigit(size) && known.vocabulary.exact(size).length > 0) return [wordOf(size, [size], known)];
  if (
    hasDigit(chunk) &&
    compact(chunk).length >= ([...chunk].every(hasDigit) ? SHORTEST_DIGITS : SHORTEST_ARTICLE) &&
    known.isArticle(compact(chunk))
  )
    return [wordOf(chunk, [], known)];
  const readings = [chunk, ...retyped(chunk)].map(wordsOf).filter((words) => words.length > 0);
  for (const words of readings) {
    const exact = exactWords(words, known);
    if (exact) return exact;
  }
  const written = readings[0];
  if (!written) return [];
  const parts = written.length === 1 ? partsOf(fold(chunk), (rest) => exactTerms(rest, known).length > 0) : [];
  if (parts.length > 0) return parts.map((word) => wordOf(word, exactTerms(word, known), known));
  if (written.length > 1) return written.map((word) => readWord(word, position, known));
  return [
    guess(
      readings.map((words) => words.join("")),
      position,
      known,
    ),
  ];
}

function exactWords(words: readonly string[], known: Known): QueryWord[] | undefined {
  const terms: string[][] = [];
  for (const word of words) {
    const found = exactTerms(word, known);
    if (found.length === 0) return undefined;
    terms.push(found);
  }
  return words.map((word, at) => wordOf(word, terms[at] ?? [], known));
}

function readWord(word: string, position: Position, known: Known): QueryWord {
  const exact = exactTerms(word, known);
  return exact.length > 0 ? wordOf(word, exact, known) : guess([word, ...retyped(word)], position, known);
}

/** Latin words are also read letter by letter. */
function exactTerms(word: string, { vocabulary, rewriting }: Known): string[] {
  const folded = fold(word);
  if (!hasSubstance(word, folded)) return [];
  if (optionalWords.has(folded)) return [termOf(folded)];
  const other = vocabulary.hasForm(folded) ? undefined : readInstead.get(folded);
  if (other !== undefined) return other === "" ? [] : vocabulary.exact(other);
  if (rewriting.has(termOf(folded))) return [termOf(folded)];
  const size = letterSize(word);
  const written = [...vocabulary.exact(folded), ...(size === undefined ? [] : [size])];
  return written.length > 0 || !hasLatin(word) ? written : vocabulary.exact(fromLatin(word));
}

/** «ъъъъъ», «ывывыв» and «фывфыв» are no words. */
const hasSubstance = (word: string, folded: string): boolean =>
  folded.length * 2 >= word.length && (folded.length < SHORTEST_MONOTONY || (new Set(folded).size > 2 && !isSaidTwice(folded)));
const isSaidTwice = (folded: string): boolean => folded.slice(0, folded.length / 2) === folded.slice(folded.length / 2);
const SHORTEST_MONOTONY = 5;

/** «Дівчинці», «шапці», «школяреві». */
const datives: readonly (readonly [ending: string, nominative: string])[] = [
  ["ци", "ка"],
  ["ови", ""],
  ["еви", ""],
];

/** The letter of a key that was held down says nothing but itself: «сукняяя» is read, «платщщщщ» is not guessed at. */
const heldKey = /(\p{L})\1\1/u;

/** An infinitive, as in «вдягнути на роботу». */
const infinitive = /^.{3,}(?:[аеиіоуя]т[иь])(?:ся|сь)?$/;

function guess(readings: string[], position: Position, known: Known): QueryWord {
  const { vocabulary } = known;
  const [written = ""] = readings;
  if (infinitive.test(written)) return { ...wordOf(written, [], known), optional: true };
  const ways = [...readings, ...(hasLatin(written) ? [fromLatin(written)] : [])].filter((way) => hasSubstance(way, fold(way))).map(fold);
  if (ways.length === 0 || readInstead.has(fold(written))) return wordOf(written, [], known);
  const forWhom = ways.map(audienceWordOf).find((word) => word !== undefined);
  if (forWhom !== undefined) return wordOf(written, vocabulary.exact(fold(forWhom)), known, SOUND);
  const nominatives = datives.flatMap(([ending, nominative]) =>
    ways.filter((way) => way.endsWith(ending)).map((way) => termOf(`${way.slice(0, -ending.length)}${nominative}`)),
  );
  const declined = nominatives.find((term) => vocabulary.knows(term) && (term.endsWith("к") || isForWhom(known.meanings.of(term))));
  if (declined !== undefined) return wordOf(written, [declined], known);
  const isReal = readings.some(isRealWord);
  const swapped = isReal || hasLatin(written) ? [] : withSwappedLetters(written).map(fold).filter(vocabulary.hasForm);
  if (swapped.length > 0) return { ...wordOf(written, swapped.flatMap(vocabulary.exact), known, ONE_SLIP), isGuess: true };
  const sounding = isReal ? [] : vocabulary.sounding(written);
  if (sounding.length > 0) return wordOf(written, sounding, known, SOUND);
  for (const way of ways) {
    const whole = undiminished(termOf(way)).find(vocabulary.knows);
    if (whole !== undefined) return { ...wordOf(written, [whole], known, DIMINUTIVE), isFarGuess: isReal };
  }
  if (heldKey.test(written)) return wordOf(written, [], known);
  for (const way of beginningsOf(ways, position, isReal)) {
    const beginning = vocabulary.startingWith(way);
    if (beginning.length > 0) return { ...wordOf(written, beginning, known, BEGINNING), isGuess: true };
  }
  const slips = isReal ? [] : [...new Set([...ways, foldLetters(written)])];
  const spelt = hasLatin(written) ? fold(fromLatin(written)) : undefined;
  const near = slips
    .map((way) => vocabulary.near(way).filter(({ slips: count }) => way !== spelt || count === 1))
    .filter((found) => found.length > 0);
  const nearest = near.toSorted((a, b) => (a[0]?.slips ?? 0) - (b[0]?.slips ?? 0))[0] ?? [];
  const terms = nearest.map(({ term }) => term);
  const isNear = nearest[0]?.slips === 1;
  return { ...wordOf(written, terms, known, isNear ? ONE_SLIP : TWO_SLIPS), isGuess: true, isFarGuess: !isNear };
}

/** A real word is not the beginning of another, and a short word is no beginning at all. */
function beginningsOf(ways: readonly string[], position: Position, isReal: boolean): readonly string[] {
  const [written = ""] = ways;
  if (position === "before others" || (position === "alone" && isShortWord(written))) return [];
  return isReal ? [written] : ways;
}

const isForWhom = (meanings: readonly Meaning[]): boolean => meanings.some(({ term }) => term.startsWith("for:"));

function wordOf(text: string, terms: readonly string[], { meanings }: Known, sureness = 1): QueryWord {
  const said = compact(text);
  const folded = fold(said);
  return {
    text: said,
    term: termOf(folded),
    meanings: surest(terms.flatMap(meanings.of), sureness),
    nearest: surest(terms.flatMap(meanings.nearestTo), sureness),
    optional: isOptional(text),
    isPreposition: isPreposition(folded),
    isContainer: isContainer(folded),
    isAdjective: hasAdjectiveEnding(said),
    isGuess: false,
    isFarGuess: false,
    isThing: terms.length > 0 && terms.every(meanings.isThing),
    isForeignUser: terms.some(meanings.isForeignUser),
    isForeignPurpose: terms.some(meanings.isForeignPurpose),
    isPart: terms.length > 0 && terms.every(meanings.isPart),
    isComplement: false,
  };
}

function surest(meanings: readonly Meaning[], sureness: number): Meaning[] {
  const best = new Map<string, number>();
  for (const { term, weight } of meanings) best.set(term, Math.max(best.get(term) ?? 0, weight * sureness));
  return [...best].map(([term, weight]) => ({ term, weight }));
}

/** «(48),» becomes «48». */
function trimmed(chunk: string): string {
  let from = 0;
  let to = chunk.length;
  while (from < to && !isLetterOrDigit(chunk[from] ?? "")) from += 1;
  while (to > from && !isLetterOrDigit(chunk[to - 1] ?? "")) to -= 1;
  return chunk.slice(from, to);
}

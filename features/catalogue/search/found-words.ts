import { isOblique } from "./language/complements.ts";
import { fields } from "./index/goods-terms.ts";
import type { IndexedGoods } from "./index/indexed-goods.ts";
import type { Matched } from "./match-words.ts";
import type { Meaning } from "./query/meanings.ts";
import type { Postings } from "./index/postings.ts";
import type { QueryWord } from "./query/read-query.ts";
import { salience } from "./index/word-goods.ts";

export type FoundWord = Matched & {
  word: QueryWord;
  orNearest: Matched | undefined;
  /** Unknown, or sold only by other shops. */
  isStrange: boolean;
  isOfBrand: boolean;
  isOnlyBrand: boolean;
  /** Found on goods or in a brand, but never their kind: «застібка». */
  isOnlyDetail: boolean;
  /** Goods are called by the word itself, not only by what it leads to. */
  isCalledSo: boolean;
};

export function findWord(word: QueryWord, goods: IndexedGoods): FoundWord {
  const bits = bitsOf(word.meanings, goods.postings);
  const own = matched(word, meaningsOf(word, goods.postings), goods);
  const orNearest = word.nearest.length > 0 ? matched(word, [...word.meanings, ...word.nearest], goods) : undefined;
  const isStrange = own.slots.length === 0 || !isCalledBy(word, bits);
  const isSaid = own.namesKind || (word.isComplement && own.slots.length > 0);
  const isOfBrand = (bits & fields.brand.bit) !== 0;
  const isOnlyDetail = bits !== 0 && (bits & ~(fields.detail.bit | fields.brand.bit)) === 0;
  const isCalledSo = namesKind(itself(word.meanings), goods.postings);
  const isOnlyBrand = bits === fields.brand.bit;
  const said = { word, isOfBrand, isOnlyBrand, isOnlyDetail, isCalledSo };
  if (isSaid || !orNearest?.namesKind) return { ...own, ...said, orNearest, isStrange };
  return { ...(own.slots.length > 0 ? orNearest : calledSo(orNearest)), ...said, orNearest: undefined, isStrange: false };
}

/** «З довгим рукавом» is no «подовжена» shirt. */
function meaningsOf({ meanings, isThing, isComplement, text }: QueryWord, postings: Postings): readonly Meaning[] {
  if (isComplement ? !isOblique(text) : !isThing) return meanings;
  const own = itself(meanings);
  return isComplement && (bitsOf(own, postings) & fields.detail.bit) === 0 ? meanings : own;
}

/** «Чай» leads to cups only where goods are for tea. */
function itself(meanings: readonly Meaning[]): readonly Meaning[] {
  const surest = meanings.reduce((most, { weight }) => Math.max(most, weight), 0);
  return meanings.filter(({ weight }) => weight >= surest * SAME);
}

/** From this weight on a meaning is the same word in other letters. */
const SAME = 0.85;

/** Goods that are only in the nearest word's category are too far. */
function calledSo({ namesKind, ...goods }: Matched): Matched {
  const kept = [...goods.saliences.keys()].filter((at) => goods.saliences[at] === salience.type);
  return {
    namesKind,
    slots: Uint32Array.from(kept, (at) => goods.slots[at] ?? 0),
    weights: Float32Array.from(kept, (at) => goods.weights[at] ?? 0),
    saliences: Uint8Array.from(kept, () => salience.type),
  };
}

function matched(word: QueryWord, meanings: readonly Meaning[], { wordGoods, slots, postings }: IndexedGoods): Matched {
  return { ...wordGoods.of({ meanings, text: word.text }, slots.all()), namesKind: namesKind(meanings, postings) };
}

/** «Дитячий» is an audience, though «Дитяче взуття» contains it. */
function namesKind(meanings: readonly Meaning[], postings: Postings): boolean {
  const bits = bitsOf(meanings, postings);
  return (bits & fields.type.bit) !== 0 && (bits & fields.audience.bit) === 0;
}

/** A guess must not be a part or a supply. */
function isCalledBy({ isThing, isGuess, isFarGuess }: QueryWord, bits: number): boolean {
  if (bits === 0) return true;
  if (isFarGuess && bits === fields.name.bit) return false;
  if (isThing) return (bits & fields.type.bit) !== 0;
  return !isGuess || bits !== fields.detail.bit;
}

const bitsOf = (meanings: readonly Meaning[], postings: Postings): number =>
  meanings.reduce((bits, { term }) => bits | postings.bits(term), 0);

import { isOblique } from "./language/complements.ts";
import { fields } from "./index/goods-terms.ts";
import type { IndexedGoods } from "./index/indexed-goods.ts";
import type { Matched } from "./match-words.ts";
import type { Meaning } from "./query/meanings.ts";
import type { Postings } from "./index/postings.ts";
import type { QueryWord } from "./query/read-query.ts";
import { salience } from "./index/word-goods.ts";

/** A word of a query with the products that have it. */
export type FoundWord = Matched & {
  word: QueryWord;
  /** The same with the goods that come nearest, where the word may mean them. */
  orNearest: Matched | undefined;
  /** Nothing here is called so: an unknown word, or one that goods of other shops are called by. */
  isStrange: boolean;
  /** Part of a brand's name: «Подільська голка». */
  isOfBrand: boolean;
  /** Only a brand is called so. */
  isOnlyBrand: boolean;
  /** Goods have it on them or are by a brand called so, and are nothing of the kind: «застібка». */
  isOnlyDetail: boolean;
  /** Goods are called by the word itself, not only by what it leads to. */
  isCalledSo: boolean;
};

/** Looks a word up; what comes nearest to it stands for it where nothing is called so. */
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

/** A detail that is here as it is said is not led away from: the sleeve of «з довгим рукавом» is no «подовжена» shirt. */
function meaningsOf({ meanings, isThing, isComplement, text }: QueryWord, postings: Postings): readonly Meaning[] {
  if (isComplement ? !isOblique(text) : !isThing) return meanings;
  const own = itself(meanings);
  return isComplement && (bitsOf(own, postings) & fields.detail.bit) === 0 ? meanings : own;
}

/** «Чай» leads to cups where something is for it; by itself it is tea. */
function itself(meanings: readonly Meaning[]): readonly Meaning[] {
  const surest = meanings.reduce((most, { weight }) => Math.max(most, weight), 0);
  return meanings.filter(({ weight }) => weight >= surest * SAME);
}

/** From this share on a meaning is the word in other letters; below, what it leads to. */
const SAME = 0.85;

/** Only what is called by the nearest words; what merely stands in their category is too far. */
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

/** «Дитячий» is for whom goods are, though it stands in «Дитяче взуття». */
function namesKind(meanings: readonly Meaning[], postings: Postings): boolean {
  const bits = bitsOf(meanings, postings);
  return (bits & fields.type.bit) !== 0 && (bits & fields.audience.bit) === 0;
}

/** A thing is looked for itself, and a slip of the finger is not made in a word for the trimmings. */
function isCalledBy({ isThing, isGuess, isFarGuess }: QueryWord, bits: number): boolean {
  if (bits === 0) return true;
  if (isFarGuess && bits === fields.name.bit) return false;
  if (isThing) return (bits & fields.type.bit) !== 0;
  return !isGuess || bits !== fields.detail.bit;
}

const bitsOf = (meanings: readonly Meaning[], postings: Postings): number =>
  meanings.reduce((bits, { term }) => bits | postings.bits(term), 0);

import { findWord, type FoundWord } from "./found-words.ts";
import type { IndexedGoods } from "./index/indexed-goods.ts";
import type { QueryWord } from "./query/read-query.ts";

/** `may` words only add score. */
export type AskedWords = { must: FoundWord[]; may: FoundWord[] };

/** Undefined for goods the shop lacks («зимові шини»); an unknown word beside one that names goods is ignored («сукня з паєтками»). */
export function askedWords(words: readonly QueryWord[], goods: IndexedGoods): AskedWords | undefined {
  const saying = words.filter(({ optional }) => !optional);
  const own = (saying.length > 0 ? saying : words.filter(({ isPreposition }) => !isPreposition)).map((word) => findWord(word, goods));
  if (isPartAlone(own)) return undefined;
  const heads = own.filter(isHead);
  const asked = heads.length > 0 ? own.map((one) => (isUnknownThing(one) ? ledTo(one, goods) : one)) : own;
  const isSure = heads.some(({ word }) => !word.isGuess && !word.isContainer) || asked.some(isArticle);
  const isAboutOthers =
    asked.some((one) => isForOthers(one) || isForAnotherPurpose(one)) ||
    (isSure ? isHeadedByThing(asked) : asked.some((one) => isForeign(one) && !isOfNamedBrand(one, asked)));
  const known = asked.filter(({ slots }) => slots.length > 0);
  if (known.length === 0 || isAboutOthers) return undefined;
  const must = heads.length === 0 ? known : known.map((one) => (isHead(one) ? one : { ...one, namesKind: false }));
  const may = saying.length === 0 ? [] : words.filter((word) => word.optional && !word.isPreposition).map((word) => findWord(word, goods));
  return { must, may };
}

/** After a preposition a word is foreign only where no goods have it: dresses may be «з поясом». */
const isForeign = ({ isStrange, slots, word }: FoundWord): boolean => slots.length === 0 || (isStrange && !word.isComplement);

/** «Одяг для собак». */
const isForOthers = ({ word, slots }: FoundWord): boolean => word.isComplement && word.isForeignUser && slots.length === 0;

const isForAnotherPurpose = ({ word, slots }: FoundWord): boolean => word.isForeignPurpose && slots.length === 0;

/** «Підошва для взуття», «виріз». */
function isPartAlone(asked: readonly FoundWord[]): boolean {
  const own = asked.filter(({ word }) => !word.isComplement);
  const isOfSomething = own.length < asked.length;
  return own.length === 1 && own.every((one) => (one.word.isPart && !one.namesKind) || (isOfSomething && isOnlyDetail(one)));
}

const isOnlyDetail = ({ word, isOnlyDetail: isDetail }: FoundWord): boolean => isDetail && !word.isAdjective && !word.isGuess;

const isHead = (one: FoundWord): boolean => one.namesKind && !one.word.isComplement && !isOnlyLedTo(one);

const isUnknownThing = ({ word, slots }: FoundWord): boolean => word.isThing && !word.isComplement && slots.length === 0;

/** «Капучино светр» is a beige sweater. */
const ledTo = ({ word }: FoundWord, goods: IndexedGoods): FoundWord => ({
  ...findWord({ ...word, isThing: false }, goods),
  word,
  namesKind: false,
});

/** «Нитки» alone are threads, though there is a brand «Лагідна нитка». */
const isOfNamedBrand = (one: FoundWord, asked: readonly FoundWord[]): boolean =>
  one.isOfBrand && asked.some((other) => other !== one && other.isOfBrand && !other.word.isComplement);

/** «Пляжний» leads to towels, «пляжна парасоля» does not. */
const isOnlyLedTo = ({ word, isCalledSo }: FoundWord): boolean => !isCalledSo && word.isAdjective;

const isArticle = ({ word, slots }: FoundWord): boolean => word.meanings.length === 0 && slots.length > 0;

/** «Шнурки кросівки» are laces; «упаковка шкарпеток» are socks. */
function isHeadedByThing(asked: readonly FoundWord[]): boolean {
  const first = asked.find(
    (one) => !one.word.isComplement && !one.word.isContainer && ((one.namesKind && !isOnlyLedTo(one)) || one.word.isThing),
  );
  return first !== undefined && first.word.isThing && (first.slots.length === 0 || (first.isOnlyBrand && !isOfNamedBrand(first, asked)));
}

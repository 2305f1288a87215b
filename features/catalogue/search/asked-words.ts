import { findWord, type FoundWord } from "./found-words.ts";
import type { IndexedGoods } from "./indexed-goods.ts";
import type { QueryWord } from "./read-query.ts";

/** The words that must be found, and those that are only worth something where they are. */
export type AskedWords = { must: FoundWord[]; may: FoundWord[] };

/**
 * What of a query is to be found; undefined where it asks for goods the shop has not. A word nobody here knows is passed
 * over beside one that names goods («сукня з паєтками»); without such a word it is what was asked for («зимові шини»).
 */
export function askedWords(words: readonly QueryWord[], goods: IndexedGoods): AskedWords | undefined {
  const saying = words.filter(({ optional }) => !optional);
  const asked = (saying.length > 0 ? saying : words.filter(({ isPreposition }) => !isPreposition)).map((word) => findWord(word, goods));
  if (isPartAlone(asked)) return undefined;
  const heads = asked.filter((one) => one.namesKind && !one.word.isComplement && !isOnlyLedTo(one));
  const isSure = heads.some(({ word }) => !word.isGuess && !word.isContainer) || asked.some(isArticle);
  const isAboutOthers =
    asked.some((one) => isForOthers(one) || isForAnotherPurpose(one)) ||
    (isSure ? isHeadedByThing(asked) : asked.some((one) => isForeign(one) && !(one.isOfBrand && asked.length > 1)));
  const known = asked.filter(({ slots }) => slots.length > 0);
  if (known.length === 0 || isAboutOthers) return undefined;
  const must = heads.length === 0 ? known : known.map((one) => (one.word.isComplement ? { ...one, namesKind: false } : one));
  const may = saying.length === 0 ? [] : words.filter((word) => word.optional && !word.isPreposition).map((word) => findWord(word, goods));
  return { must, may };
}

/** What stands after a preposition is only foreign where nothing has it: «з поясом» is on dresses. */
const isForeign = ({ isStrange, slots, word }: FoundWord): boolean => slots.length === 0 || (isStrange && !word.isComplement);

/** «Одяг для собак». */
const isForOthers = ({ word, slots }: FoundWord): boolean => word.isComplement && word.isForeignUser && slots.length === 0;

/** «Рятувальний жилет»; of «майка з супергероєм» there may be some. */
const isForAnotherPurpose = ({ word, slots }: FoundWord): boolean => word.isForeignPurpose && slots.length === 0;

/** «Підошва для взуття», «виріз»: of goods that have such a part nothing else is said. */
function isPartAlone(asked: readonly FoundWord[]): boolean {
  const own = asked.filter(({ word }) => !word.isComplement);
  return own.length === 1 && own.every(({ word, namesKind }) => word.isPart && !namesKind);
}

/** «Пляжний» only leads to towels; whoever says «пляжна парасоля» wants a parasol. */
const isOnlyLedTo = ({ word, isCalledSo }: FoundWord): boolean => !isCalledSo && word.isAdjective;

const isArticle = ({ word, slots }: FoundWord): boolean => word.meanings.length === 0 && slots.length > 0;

/** «Шнурки кросівки» are laces: a thing that is not here stands before what is. */
function isHeadedByThing(asked: readonly FoundWord[]): boolean {
  const first = asked.find((one) => !one.word.isComplement && ((one.namesKind && !isOnlyLedTo(one)) || one.word.isThing));
  return first !== undefined && first.word.isThing && first.slots.length === 0;
}

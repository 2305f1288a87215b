import { askedWords, type AskedWords } from "./asked-words.ts";
import { findByArticle } from "./find-by-article.ts";
import type { Found, IndexedGoods } from "./index/indexed-goods.ts";
import { isForWhom } from "./matching-categories.ts";
import { addOptional, leaveOnly, matchAnyWord, matchEveryWord, type Matched } from "./match-words.ts";
import { inOrder } from "./order-found.ts";
import type { QueryWord } from "./query/read-query.ts";
import type { Matches } from "./query-buffers.ts";

/** Articles go before words; all words must be found, else the most salient; asked colour and size should meet in one variation. */
export function findGoods(text: string, words: readonly QueryWord[], goods: IndexedGoods): Found {
  const byArticle = findByArticle(text, goods);
  if (byArticle.length > 0) return { total: byArticle.length, first: (most) => byArticle.slice(0, most) };
  const asked = askedWords(words, goods);
  if (!asked) return { total: 0, first: () => [] };
  const meant = meantBy(asked, goods);
  return inOrder(
    meant,
    asked.must.map(({ word }) => word),
    goods,
  );
}

const OPTIONAL = 0.1;
/** A longer text describes one thing, named by its first kind of goods. */
const MANY_WORDS = 5;
const GIVEN_UP = 0.5;

/** Leaves out more and more words: «жіночі шкарпетки» are somebody's socks rather than ballet flats with a round toe («носок»). */
function meantBy({ must, may }: AskedWords, goods: IndexedGoods): Matches {
  const withNearest = must.map((one) => one.orNearest ?? one);
  const sure = must.filter(({ word }) => !word.isGuess);
  const salient = sure.some(({ namesKind, word }) => namesKind && !word.isContainer && !word.isComplement)
    ? sure.filter(({ word }) => !word.isContainer)
    : sure;
  const heads = salient.some(({ namesKind }) => namesKind) ? salient.filter(({ word }) => !word.isComplement) : salient;
  const theirs = heads.length < salient.length ? salient.filter(({ word }) => !word.isComplement || isForWhom(word)) : heads;
  const called = heads.filter(({ namesKind, word }) => namesKind || !word.isAdjective || isForWhom(word));
  const tries = [must, ...(must.some(({ orNearest }) => orNearest) ? [withNearest] : []), sure, theirs, heads, called];
  const isHeld = must.some(({ word }) => word.isContainer);
  for (const words of tries) {
    if (words.length === 0) continue;
    const every = taken(matchEveryWord(words, goods.buffers), goods);
    if (!isKindAmong(every, words, isHeld)) continue;
    if (words !== withNearest) addGivenUp(must, words, every);
    for (const word of may) addOptional(word, OPTIONAL, every);
    return every;
  }
  const kind = heads.find(({ namesKind }) => namesKind);
  if (kind && must.length >= MANY_WORDS) {
    const ofKind = leaveOnly(taken(matchEveryWord([kind], goods.buffers), goods), (at) => goods.buffers.matches.kinds[at] === 1);
    for (const word of must) if (word !== kind) addOptional(word, 1, ofKind);
    return ofKind;
  }
  const rest = theirs.length > 0 ? theirs : must;
  const any = mostSalient(rest, goods);
  addGivenUp(must, rest, any);
  for (const word of may) addOptional(word, OPTIONAL, any);
  return any;
}

function addGivenUp(must: readonly Matched[], kept: readonly Matched[], matches: Matches): void {
  for (const word of must) if (!kept.includes(word)) addOptional(word, GIVEN_UP, matches);
}

const taken = (matches: Matches, { slots }: IndexedGoods): Matches => leaveOnly(matches, (at) => slots.isTaken(matches.slots[at] ?? 0));

/** A container and its content are different things: «комплект постільної білизни» is either. */
function isKindAmong({ length, kinds }: Matches, words: readonly Matched[], isHeld: boolean): boolean {
  if (words.length === 1) return length > 0;
  const kindWords = words.filter(({ namesKind }) => namesKind).length;
  const needed = isHeld ? Math.min(1, kindWords) : kindWords;
  for (let at = 0; at < length; at += 1) if ((kinds[at] ?? 0) >= needed) return true;
  return false;
}

function mostSalient(words: readonly Matched[], goods: IndexedGoods): Matches {
  const bestOfAll = highestSalience(taken(matchEveryWord(words, goods.buffers), goods));
  const any = taken(matchAnyWord(words, goods.buffers), goods);
  const best = highestSalience(any);
  return leaveOnly(any, bestOfAll === best ? (at) => any.words[at] === words.length : (at) => any.saliences[at] === best);
}

function highestSalience({ length, saliences }: Matches): number {
  let best = 0;
  for (let at = 0; at < length; at += 1) if ((saliences[at] ?? 0) > best) best = saliences[at] ?? 0;
  return best;
}

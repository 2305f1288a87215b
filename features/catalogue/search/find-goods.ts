import { findByArticle } from "./find-by-article.ts";
import type { Found, IndexedGoods } from "./indexed-goods.ts";
import { addOptional, findWord, leaveOnly, matchAnyWord, matchEveryWord, type FoundWord } from "./match-words.ts";
import { inOrder } from "./order-found.ts";
import type { QueryWord } from "./read-query.ts";
import type { Matches } from "./scratch.ts";

/**
 * The products a query means. An article number goes before words. Every word must be found; where no product has them
 * all, those with the most telling ones are taken. Asked colours and sizes are to meet in one variation, if they do
 * anywhere; what can be bought stands before what cannot.
 */
export function findGoods(text: string, words: readonly QueryWord[], goods: IndexedGoods): Found {
  const byArticle = findByArticle(text, goods);
  if (byArticle.length > 0) return { total: byArticle.length, first: (most) => byArticle.slice(0, most) };
  const required = words.filter(({ optional }) => !optional);
  const asked = required.length > 0 ? required : words;
  const meant = meantBy(
    asked.map((word) => findWord(word, goods)),
    goods,
  );
  for (const word of words) if (meant.length > 0 && !asked.includes(word)) addOptional(findWord(word, goods), OPTIONAL, meant);
  return inOrder(meant, asked, goods);
}

const OPTIONAL = 0.1;

/**
 * The products that have every word, if one of them is the very kind of goods that was asked for; otherwise those with the
 * most telling words: «жіночі шкарпетки» are somebody's socks rather than ballet flats with a round toe («носок»).
 */
function meantBy(asked: readonly FoundWord[], { scratch, slots }: IndexedGoods): Matches {
  const taken = (matches: Matches): Matches => leaveOnly(matches, (at) => slots.isTaken(matches.slots[at] ?? 0));
  const kindWords = asked.filter(({ namesKind }) => namesKind).length;
  const every = taken(matchEveryWord(asked, scratch));
  // Who has the only word has every word, and it tells all there is to tell.
  if (asked.length < 2 || isKindAmong(every, kindWords)) return every;
  const bestOfAll = mostTelling(every);
  const any = taken(matchAnyWord(asked, scratch));
  const best = mostTelling(any);
  return leaveOnly(any, bestOfAll === best ? (at) => any.words[at] === asked.length : (at) => any.tells[at] === best);
}

/** Whether a product is of the kind the words name. */
function isKindAmong({ length, kinds }: Matches, kindWords: number): boolean {
  for (let at = 0; at < length; at += 1) if (kinds[at] === kindWords) return true;
  return false;
}

/** How much the words found in one product tell at most. */
function mostTelling({ length, tells }: Matches): number {
  let best = 0;
  for (let at = 0; at < length; at += 1) if ((tells[at] ?? 0) > best) best = tells[at] ?? 0;
  return best;
}

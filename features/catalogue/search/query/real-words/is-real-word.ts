import { foldLetters, hasCyrillic, wordsOf } from "../../language/letters.ts";
import { realWordKey } from "./keys.ts";
import { hasWord } from "./word-set.ts";
import { realWords } from "../../words/real-words.ts";
import { rareWords, shortWords } from "../../words/short-words.ts";

const known = Uint8Array.from(Buffer.from(realWords, "base64"));
const short = new Set(wordsOf(shortWords).map(foldLetters));
/** «пижма» is a plant, «піжма» a slip in «піжама». */
const rare = new Set(wordsOf(rareWords));

/** A real word is no slip: «курка» is not «куртка». */
export function isRealWord(word: string): boolean {
  if (!hasCyrillic(word)) return false;
  if (rare.has(word)) return true;
  const folded = foldLetters(word);
  return isKnown(folded) || undeclined(folded).some(isKnown);
}

/** Too short to be the beginning of another word. */
export const isShortWord = (folded: string): boolean => short.has(folded);

const isKnown = (folded: string): boolean => short.has(folded) || hasWord(known, realWordKey(folded));

/** Endings that the dictionary of nominatives lacks, longest first. */
const endings = ["ами", "ою", "ом", "ив", "у", "ю", "и"];
const SHORTEST = 4;

/** «рибалку» becomes «рибалка»; few guesses, since one in a few hundred words passes for a real one. */
function undeclined(folded: string): string[] {
  const ending = endings.find((one) => folded.endsWith(one));
  const base = ending === undefined ? folded : folded.slice(0, -ending.length);
  if (ending === undefined || base.length < SHORTEST) return [];
  const fleeting = /[^аеиоуюя][кц]$/.test(base) ? [`${base.slice(0, -1)}о${base.at(-1)}`] : [];
  const soft = "июою".includes(ending) ? [`${base}ь`] : [];
  return [base, `${base}${ending === "ю" ? "я" : "а"}`, ...soft, ...fleeting];
}

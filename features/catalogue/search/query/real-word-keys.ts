import { foldLetters } from "../language/letters.ts";
import { stem } from "../language/stem.ts";

const LONGEST_WHOLE = 7;

/**
 * What a word of a language is kept under: a short one as it is written, since in short words other stems are a slip away,
 * with its likely plural; a longer one by its stem, in all its forms.
 */
export function realWordKeys(word: string): string[] {
  const folded = foldLetters(word);
  const key = realWordKey(folded);
  if (!key.startsWith(WHOLE)) return [key];
  const last = folded.at(-1) ?? "";
  const plural = last === "о" ? `${folded.slice(0, -1)}а` : `${"аяей".includes(last) ? folded.slice(0, -1) : folded}и`;
  return [key, realWordKey(plural)];
}

/** The key to look a folded word up by. */
export const realWordKey = (folded: string): string => (folded.length <= LONGEST_WHOLE ? `${WHOLE}${folded}` : stem(folded));

const WHOLE = "=";

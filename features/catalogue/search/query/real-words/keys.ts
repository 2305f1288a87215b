import { foldLetters } from "../../language/letters.ts";
import { stem } from "../../language/stem.ts";

const LONGEST_WHOLE = 7;

/** Short words as written with their likely plural, since other stems are a slip away; longer ones by stem. */
export function realWordKeys(word: string): string[] {
  const folded = foldLetters(word);
  const key = realWordKey(folded);
  if (!key.startsWith(WHOLE)) return [key];
  const last = folded.at(-1) ?? "";
  const plural = last === "о" ? `${folded.slice(0, -1)}а` : `${"аяей".includes(last) ? folded.slice(0, -1) : folded}и`;
  return [key, realWordKey(plural)];
}

export const realWordKey = (folded: string): string => (folded.length <= LONGEST_WHOLE ? `${WHOLE}${folded}` : stem(folded));

const WHOLE = "=";

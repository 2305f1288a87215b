import { foldLetters, hasCyrillic } from "./letters.ts";
import { realWordKey } from "./real-word-keys.ts";
import { hasWord } from "./word-set.ts";
import { realWords } from "./words/real-words.ts";

const known = Uint8Array.from(Buffer.from(realWords, "base64"));

/** Whether a written word is one of Ukrainian or Russian: then no finger has slipped, and «курка» is not «куртка». */
export const isRealWord = (word: string): boolean => hasCyrillic(word) && hasWord(known, realWordKey(foldLetters(word)));

import { readFileSync, writeFileSync } from "node:fs";
import { emptyWordSet, addWord } from "../../features/catalogue/search/query/real-words/word-set.ts";
import { realWordKeys } from "../../features/catalogue/search/query/real-words/keys.ts";

/**
 * `node tools/search/write-real-words.ts <uk_UA.dic> <ru_RU.dic>` writes features/catalogue/search/words/real-words.ts from
 * Hunspell's dictionaries (Debian: hunspell-uk, MPL 1.1; npm: dictionary-ru, BSD), both in UTF-8. Names, abbreviations, verbs
 * and words of a length that is never taken for a slip of the finger are left out.
 */
const target = new URL("../../features/catalogue/search/words/real-words.ts", import.meta.url);
const [SHORTEST, LONGEST] = [4, 12];
const BITS_A_WORD = 12;
/** Words hardly anybody types into a shop, a slip away from what many do. */
const rare = "буза луза шора шори шоры сороча пижма пижмо шапа капі посильний постелное".split(" ");
const verb = /(?:ти|ть|чь|тись|тися|ться)$/;

const keys = new Set<string>();
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, "utf8").split("\n").slice(1)) {
    const [word = ""] = line.split("/");
    const isUsed = word.length >= SHORTEST && word.length <= LONGEST && /^[\p{Ll}'’]+$/u.test(word) && !verb.test(word);
    if (isUsed) for (const key of realWordKeys(word)) keys.add(key);
  }
}
for (const word of rare) for (const key of realWordKeys(word)) keys.delete(key);
if (keys.size === 0) throw new Error("no dictionary was given");

const set = emptyWordSet(keys.size * BITS_A_WORD);
for (const key of keys) addWord(set, key);
const text = `/** ${keys.size} keys of Ukrainian and Russian words, as word-set.ts keeps them; written by tools/search/write-real-words.ts, which says whose they are. */
export const realWords =
  "${Buffer.from(set).toString("base64")}";
`;
writeFileSync(target, text);
process.stdout.write(`${keys.size} keys, ${text.length} bytes\n`);

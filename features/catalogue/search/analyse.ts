import { stem } from "./stem.ts";

const keysLatin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const keysUkrainian = "йцукенгшщзхїфівапролджєячсмитьбюʼ";
const layout = new Map([...keysLatin].map((key, position) => [key, keysUkrainian[position] ?? key]));

const latin: readonly (readonly [string, string])[] = [
  ["shch", "щ"],
  ["zh", "ж"],
  ["kh", "х"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["ts", "ц"],
  ["yu", "ю"],
  ["ya", "я"],
  ["ye", "є"],
  ["yi", "ї"],
  ["iu", "ю"],
  ["ia", "я"],
  ["ie", "є"],
  ["a", "а"],
  ["b", "б"],
  ["v", "в"],
  ["h", "г"],
  ["g", "г"],
  ["d", "д"],
  ["e", "е"],
  ["z", "з"],
  ["y", "и"],
  ["i", "і"],
  ["j", "й"],
  ["k", "к"],
  ["l", "л"],
  ["m", "м"],
  ["n", "н"],
  ["o", "о"],
  ["p", "п"],
  ["r", "р"],
  ["s", "с"],
  ["t", "т"],
  ["u", "у"],
  ["f", "ф"],
  ["x", "кс"],
  ["w", "в"],
  ["c", "к"],
  ["q", "к"],
];

/** Lower case, one apostrophe, no accents, Russian letters folded onto Ukrainian ones: both languages meet in one alphabet. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[ʼ’'`´]/g, "")
    .replaceAll("ё", "е")
    .replaceAll("ы", "и")
    .replaceAll("э", "е")
    .replaceAll("ъ", "")
    .replaceAll("ґ", "г")
    .replaceAll("ї", "і")
    .replaceAll("є", "е");
}

/** Words of a text: letters and digits; an article like SR-1110-0147 stays one word. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{2}-\d{3,4}-\d+|[\p{L}\p{N}ʼ’'`]+/gu) ?? [];

/** The form under which a word is indexed and looked up. */
export const termOf = (word: string): string => (/^[a-z]{2}-\d|\d/.test(word) ? word.toLowerCase() : stem(normalise(word)));

/** The same keys pressed with a Ukrainian keyboard: "rhjcsdrb" → «кросівки». */
export const inOtherLayout = (text: string): string => [...text.toLowerCase()].map((key) => layout.get(key) ?? key).join("");

/** Latin letters read as Ukrainian ones: "krosivky" → «кросівки». */
export function fromLatin(text: string): string {
  let rest = text.toLowerCase();
  let read = "";
  while (rest) {
    const pair = latin.find(([from]) => rest.startsWith(from));
    read += pair ? pair[1] : (rest[0] ?? "");
    rest = rest.slice(pair ? pair[0].length : 1);
  }
  return read;
}

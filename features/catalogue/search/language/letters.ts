/** One alphabet for both languages: и і ї ы, е є э ё ьо, г ґ, apostrophes and doubled letters are merged; words with digits stay. */
export function fold(word: string): string {
  const letters = foldLetters(word);
  return hasDigit(letters) || letters.length < SHORTEST_WITH_DOUBLES ? letters : withoutDoubles(letters);
}

/** Keeps doubled letters. */
export function foldLetters(word: string): string {
  const lower = word.toLowerCase();
  if (hasDigit(lower)) return lower;
  let folded = "";
  for (const letter of plainAlphabet(lower)) {
    const next = same.get(letter) ?? letter;
    if (next === "о" && folded.endsWith("ь")) {
      folded = `${folded.slice(0, -1)}е`;
      continue;
    }
    if (!apostrophes.has(next) && !(next === "ь" && labials.has(folded.at(-1) ?? ""))) folded += next;
  }
  return folded;
}

/** Runs of letters and digits; apostrophes inside a word belong to it. */
export function wordsOf(text: string): string[] {
  const runs =
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}ʼ’'`´"*]+/gu) ?? [];
  return runs.map(withoutApostrophes).filter((word) => word !== "");
}

export const isLetterOrDigit = (sign: string): boolean => /^[\p{L}\p{N}]$/u.test(sign);
export const hasDigit = (text: string): boolean => /[0-9]/.test(text);
export const hasLatin = (text: string): boolean => /[a-z]/.test(text);
export const hasCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

function withoutDoubles(text: string): string {
  let single = "";
  for (const sign of text) if (sign !== single.at(-1)) single += sign;
  return single;
}

const withoutApostrophes = (run: string): string =>
  apostropheSigns.test(run) ? [...run].filter((sign) => sign === "ъ" || !apostrophes.has(sign)).join("") : run;
const apostropheSigns = /[ʼ’'`´"*]/;

/** «XXL» keeps its two letters. */
const SHORTEST_WITH_DOUBLES = 4;
const apostrophes = new Set(["ʼ", "’", "'", "`", "´", '"', "*", "ъ"]);
const labials = new Set(["б", "п", "в", "м", "ф"]);
const same: ReadonlyMap<string, string> = new Map(
  ["іи", "їи", "ыи", "єе", "эе", "ёе", "ґг"].map(([from = "", to = ""]): [string, string] => [from, to]),
);

const lookalikes = new Map(
  Object.entries({ a: "а", b: "в", c: "с", e: "е", h: "н", i: "і", k: "к", m: "м", o: "о", p: "р", t: "т", x: "х", y: "у" }),
);

/** Latin letters lose their accents; a Latin letter in a Cyrillic word becomes its look-alike. */
function plainAlphabet(word: string): string {
  if (!hasCyrillic(word)) return word.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i");
  return hasLatin(word) ? [...word].map((letter) => lookalikes.get(letter) ?? letter).join("") : word;
}

import { fold, hasCyrillic } from "./letters.ts";

/** "krosivky" → «кросівки». */
export function fromLatin(text: string): string {
  return replaced(fold(text), spellings, longestSpelling);
}

/** «СР-1110» → "sr-1110". */
export const toLatin = (text: string): string => replaced(text.toLowerCase(), cyrillicSounds, 1);

/** «рівна», "rivna" and «ривна» share a key, and "hudi", "khudi" and «худі»; the last vowel is left out, since it changes. */
export function soundsOf(word: string): string[] {
  const marked = word.toLowerCase().normalize("NFC").replaceAll("ç", "tch");
  const letters = replaced(fold(marked), hasCyrillic(marked) ? cyrillicSounds : latinSounds, longestSpelling);
  let variants = [""];
  for (const letter of letters) {
    const sounds = manySounds.get(letter) ?? [letter];
    variants = sounds.flatMap((sound) => variants.map((start) => start + sound)).slice(0, MOST_VARIANTS);
  }
  return [...new Set(variants.map(evened))].filter((key) => key.length >= SHORTEST_KEY);
}

const MOST_VARIANTS = 9;
const SHORTEST_KEY = 3;

const table = (text: string): Map<string, string> =>
  new Map(text.split(" ").map((pair): [string, string] => [pair.split(":")[0] ?? "", pair.split(":")[1] ?? ""]));

const spellings = table(
  "shch:щ sch:щ zh:ж kh:х ch:ч sh:ш ts:ц yu:ю ya:я ye:е yi:и yo:е iu:ю ia:я ie:е ju:ю ja:я a:а b:б v:в h:г g:г d:д e:е z:з y:и i:и j:й k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф x:кс w:в c:к q:к",
);
const longestSpelling = 4;

const cyrillicSounds = table(
  "а:a б:b в:v г:h д:d е:e ж:z з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:C ш:s щ:s ь: ю:iu я:ia",
);
/** C stands for ч; X, J and c have several sounds. */
const latinSounds = table(
  "shch:s szcz:s sch:s tch:C tsh:ts zh:z kh:h ch:C cz:C sh:s sz:s rz:z ck:k ph:f ya:ia ye:e yu:iu yo:e ie:e ja:ia ju:iu y:i g:h w:v q:k x:X j:J c:c",
);
const manySounds = new Map([
  ["X", ["ks", "h"]],
  ["J", ["i", "dz", "z"]],
  ["c", ["ts", "k", "C"]],
]);

/** Doubled sounds and «кх» count once. */
function evened(key: string): string {
  let even = "";
  for (const sound of key.replaceAll("kh", "h")) if (sound !== even.at(-1)) even += sound;
  let end = even.length;
  while (end > SHORTEST_KEY && "aeiou".includes(even[end - 1] ?? "")) end -= 1;
  return even.slice(0, end);
}

function replaced(text: string, table: ReadonlyMap<string, string>, longest: number): string {
  let read = "";
  for (let at = 0; at < text.length;) {
    let length = Math.min(longest, text.length - at);
    while (length > 1 && !table.has(text.slice(at, at + length))) length -= 1;
    const part = text.slice(at, at + length);
    read += table.get(part) ?? part;
    at += length;
  }
  return read;
}

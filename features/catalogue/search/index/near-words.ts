import { distance } from "../language/distance.ts";
import { grown } from "../../collections/grown.ts";

const SHORTEST = 4;
const SHORTEST_FOR_TWO_SLIPS = 8;
/** From this length on two slips are forgiven as a last resort, if the first letter is right. */
const SHORTEST_LAST_RESORT = 7;
const MOST_FOUND = 8;
/** In shorter words a wrong first letter makes another word. */
const LONGEST_SHORT = 6;
/** One slip removes at most one letter and adds one. */
const LETTERS_A_SLIP = 2;

/** Columns by word; the set of its letters alone rules most words out. */
type Words = { texts: string[]; terms: string[]; letters: Int32Array<ArrayBuffer> };
const FIRST_ROOM = 64;
const none: Words = { texts: [], terms: [], letters: new Int32Array(0) };

export function openNearWords() {
  const byLength: Words[] = [];
  return {
    add(text: string, term: string): void {
      const words = (byLength[text.length] ??= { texts: [], terms: [], letters: new Int32Array(FIRST_ROOM) });
      if (words.texts.length === words.letters.length) words.letters = grown(words.letters, words.letters.length * 2);
      words.letters[words.texts.length] = lettersOf(text);
      words.texts.push(text);
      words.terms.push(term);
    },
    /** Terms with the fewest slips, by the whole word and by its stem. */
    to(written: string, stem: string): { term: string; slips: number }[] {
      if (written.length < SHORTEST) return [];
      const usual = written.length >= SHORTEST_FOR_TWO_SLIPS ? 2 : 1;
      let least = written.length >= SHORTEST_LAST_RESORT ? 2 : usual;
      let found = new Set<string>();
      for (const wanted of stem.length >= SHORTEST && stem !== written ? [written, stem] : [written]) {
        const letters = lettersOf(wanted);
        for (const length of lengthsAround(wanted.length, least)) {
          if (Math.abs(length - wanted.length) > least) break;
          const words = byLength[length] ?? none;
          for (let at = 0; at < words.texts.length; at += 1) {
            if (countBits(letters ^ (words.letters[at] ?? 0)) > least * LETTERS_A_SLIP) continue;
            const text = words.texts[at] ?? "";
            const beginsElse = !beginAlike(text, written);
            if (beginsElse && written.length <= LONGEST_SHORT) continue;
            const slips = distance(wanted, text, least);
            if (slips > least || (beginsElse && slips > usual)) continue;
            if (slips < least) found = new Set();
            least = slips;
            found.add(words.terms[at] ?? "");
          }
        }
      }
      const sameStart = (term: string): number => Number(term[0] === written[0]);
      return [...found]
        .sort((a, b) => sameStart(b) - sameStart(a))
        .slice(0, MOST_FOUND)
        .map((term) => ({ term, slips: least }));
    },
  };
}

/** A vowel may stand for a vowel: «убка» is «юбка». */
const beginAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (vowels.includes(one[0] ?? "-") && vowels.includes(other[0] ?? "-"));
const vowels = "аеиоуюя";

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const lengthsAround = (length: number, most: number): number[] => [
  length,
  ...Array.from({ length: most }, (_, at) => [length - at - 1, length + at + 1]).flat(),
];

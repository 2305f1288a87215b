import { distance } from "./distance.ts";

const SHORTEST = 4;
const SHORTEST_FOR_TWO_SLIPS = 8;
/** Where nothing nearer is known, two slips are forgiven in words of this length too, if the first letter is right. */
const SHORTEST_LAST_RESORT = 6;
const MOST_FOUND = 8;
/** In words up to this long a wrong first letter makes another word. */
const LONGEST_SHORT = 6;
/** One slip takes at most one letter out of a word and brings one in. */
const LETTERS_A_SLIP = 2;

type Word = { text: string; term: string; letters: number };

/** Known words by how near they are to a mistyped one. */
export function openNearWords() {
  const words: Word[] = [];
  return {
    add: (text: string, term: string): void => void words.push({ text, term, letters: lettersOf(text) }),
    /** The nearest terms with their slips, all equally near; looked for by the whole word and by its stem. */
    to(written: string, stem: string): { term: string; slips: number }[] {
      if (written.length < SHORTEST) return [];
      const usual = written.length >= SHORTEST_FOR_TWO_SLIPS ? 2 : 1;
      let least = written.length >= SHORTEST_LAST_RESORT ? 2 : usual;
      let found = new Set<string>();
      for (const wanted of stem.length >= SHORTEST && stem !== written ? [written, stem] : [written]) {
        const letters = lettersOf(wanted);
        for (const { text, term, letters: others } of words) {
          if (Math.abs(text.length - wanted.length) > least || countBits(letters ^ others) > least * LETTERS_A_SLIP) continue;
          const slips = distance(wanted, text, least);
          if (slips > least || (!beginAlike(text, written) && (slips > usual || written.length <= LONGEST_SHORT))) continue;
          if (slips < least) found = new Set();
          least = slips;
          found.add(term);
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

/** The same first letter, or a vowel for a vowel: «убка» is «юбка». */
const beginAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (vowels.includes(one[0] ?? "-") && vowels.includes(other[0] ?? "-"));
const vowels = "аеиоуюя";

/** The set of a word's letters as bits, so that words without common letters are not even compared. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

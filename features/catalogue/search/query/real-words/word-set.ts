/** Bloom filter: 300 KB for a language, one false word in a few hundred. */
type WordSet = Uint8Array;

const HASHES = 7;

export const emptyWordSet = (bits: number): WordSet => new Uint8Array(Math.ceil(bits / 8));

export function addWord(set: WordSet, word: string): void {
  for (const bit of bitsOf(set, word)) set[bit >>> 3] = (set[bit >>> 3] ?? 0) | (1 << (bit & 7));
}

export const hasWord = (set: WordSet, word: string): boolean => bitsOf(set, word).every((bit) => ((set[bit >>> 3] ?? 0) >> (bit & 7)) & 1);

function bitsOf(set: WordSet, word: string): number[] {
  const [one, other] = [hash(word, FIRST_SEED), hash(word, SECOND_SEED)];
  return Array.from({ length: HASHES }, (_, turn) => ((one + turn * other) >>> 0) % (set.length * 8));
}

const [FIRST_SEED, SECOND_SEED] = [0x811c9dc5, 0x9747b28c];

/** FNV-1a. */
function hash(word: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

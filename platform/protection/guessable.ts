import { deflateRawSync } from "node:zlib";

/** A secret of fewer bits can be brute-forced. */
const ENOUGH_BITS = 80;

/** True for a text of little entropy, however long: few characters, sequences, repetitions. */
export const isGuessable = (text: string): boolean =>
  text !== "" && Math.min(bitsOf([...text]), bitsOf(stepsOf(text)), packedBytes(text) * 4) < ENOUGH_BITS;

function bitsOf(signs: readonly (string | number)[]): number {
  const counts = [...Map.groupBy(signs, (sign) => sign).values()].map((same) => same.length);
  return counts.reduce((bits, count) => bits - count * Math.log2(count / signs.length), 0);
}

const stepsOf = (text: string): number[] => Array.from(text.slice(1), (sign, at) => sign.charCodeAt(0) - text.charCodeAt(at));

/** Deflate spends about a byte on an unpredictable character, which is worth at least four bits, as in hexadecimal. */
const packedBytes = (text: string): number => deflateRawSync(text, { level: 9 }).length;

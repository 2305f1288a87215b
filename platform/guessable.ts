import { deflateRawSync } from "node:zlib";

/** Fewer bits than this can be tried one by one. */
const ENOUGH_BITS = 80;

/** True for a text that is no secret, however long: few different signs, signs in their order, or the same piece again and again. */
export const isGuessable = (text: string): boolean =>
  text !== "" && Math.min(bitsOf([...text]), bitsOf(stepsOf(text)), packedBytes(text) * 4) < ENOUGH_BITS;

/** What the signs would be worth if each were chosen by how often it stands here (Shannon). */
function bitsOf(signs: readonly (string | number)[]): number {
  const counts = [...Map.groupBy(signs, (sign) => sign).values()].map((same) => same.length);
  return counts.reduce((bits, count) => bits - count * Math.log2(count / signs.length), 0);
}

const stepsOf = (text: string): number[] => Array.from(text.slice(1), (sign, at) => sign.charCodeAt(0) - text.charCodeAt(at));

/** A sign that no earlier one foretells takes about a byte, and stands for four bits at least, as in hexadecimal. */
const packedBytes = (text: string): number => deflateRawSync(text, { level: 9 }).length;

/** A proof of work: for each puzzle find a nonce whose hash begins with `bits` zero bits; `expiresIn` is seconds. */
export type Challenge = { text: string; puzzles: number; bits: number; expiresIn: number };
export type Proof = { challenge: string; nonces: number[] };

/** The text hashed by SHA-256, UTF-8. */
export const puzzleText = (challenge: string, at: number, nonce: number): string => `${challenge}.${at}.${nonce}`;

export function leadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

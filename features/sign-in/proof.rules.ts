/** A proof of work as it goes to a client: for each puzzle find a number whose hash begins with so many zero bits. */
export type Challenge = { text: string; puzzles: number; bits: number; expiresIn: number };
export type Proof = { challenge: string; nonces: number[] };

/** What is hashed with SHA-256, as UTF-8. */
export const puzzleText = (challenge: string, at: number, nonce: number): string => `${challenge}.${at}.${nonce}`;

/** Zero bits at the beginning of a hash. */
export function leadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

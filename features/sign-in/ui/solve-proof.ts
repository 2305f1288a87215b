import { leadingZeros, puzzleText, type Challenge, type Proof } from "../proof.rules.ts";
import { sha256 } from "./sha256.ts";

/** Hashes at once; the page responds between chunks. */
const CHUNK = 64;

export async function solveProof({ text, puzzles, bits }: Challenge): Promise<Proof> {
  const nonces: number[] = [];
  for (let at = 0; at < puzzles; at += 1) nonces.push(await nonceOf({ text, at, bits }));
  return { challenge: text, nonces };
}

async function nonceOf({ text, at, bits }: { text: string; at: number; bits: number }): Promise<number> {
  const zerosOf = async (nonce: number) => leadingZeros(await sha256(puzzleText(text, at, nonce)));
  for (let first = 0; ; first += CHUNK) {
    const zeros = await Promise.all(Array.from({ length: CHUNK }, (_, more) => zerosOf(first + more)));
    const found = zeros.findIndex((count) => count >= bits);
    if (found !== -1) return first + found;
    await breath();
  }
}

/** A macrotask without a timer, which background tabs delay to a second. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(0);
  });

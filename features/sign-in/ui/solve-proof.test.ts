import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { leadingZeros, puzzleText } from "../proof.rules.ts";
import { solveProof } from "./solve-proof.ts";

test("S22 the browser's work is what the shop asks for: so many zero bits at each puzzle", async () => {
  const { challenge, nonces } = await solveProof({ text: "sealed", puzzles: 3, bits: 9, expiresIn: 300 });
  expect(nonces).toHaveLength(3);
  for (const [at, nonce] of nonces.entries()) {
    const hash = createHash("sha256")
      .update(puzzleText(challenge, at, nonce))
      .digest();
    expect(leadingZeros(hash)).toBeGreaterThanOrEqual(9);
  }
});

import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";

test("what chance made is never called guessable, in any alphabet and from 32 signs on", () => {
  for (let round = 0; round < 2_000; round += 1) {
    for (const text of [randomBytes(16).toString("hex"), randomBytes(24).toString("base64url"), randomBytes(32).toString("hex")]) {
      expect(isGuessable(text), text).toBe(false);
    }
  }
});

test.each(["a".repeat(64), "ab".repeat(20), "12345678".repeat(5), "qwertyuiopqwertyuiopqwertyuiop12", "zyxwvutsrqponmlkjihgfedcbaZYXWVU"])(
  "%s is guessable",
  (text) => {
    expect(isGuessable(text)).toBe(true);
  },
);

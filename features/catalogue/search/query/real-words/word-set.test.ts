import fc from "fast-check";
import { expect, test } from "vitest";
import { addWord, emptyWordSet, hasWord } from "./word-set.ts";

const BITS_A_WORD = 12;

test("every word put in is found, and hardly any other seems to be", () => {
  const words = fc.uniqueArray(fc.string({ minLength: 3, maxLength: 12 }), { minLength: 200, maxLength: 400 });
  fc.assert(
    fc.property(words, (all) => {
      const [inside, outside] = [all.slice(0, all.length / 2), all.slice(all.length / 2)];
      const set = emptyWordSet(inside.length * BITS_A_WORD);
      for (const word of inside) addWord(set, word);
      expect(inside.every((word) => hasWord(set, word))).toBe(true);
      expect(outside.filter((word) => hasWord(set, word)).length).toBeLessThan(outside.length / 10);
    }),
  );
});

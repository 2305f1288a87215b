import { expect, test } from "vitest";
import { withSwappedLetters } from "./swapped-letters.ts";

test("two letters of a word are swapped side by side and over one between them", () => {
  expect(withSwappedLetters("пдел")).toEqual(expect.arrayContaining(["дпел", "педл", "плед"]));
  expect(withSwappedLetters("палтье")).toContain("платье");
});

test("a word of three letters is left alone", () => expect(withSwappedLetters("пло")).toEqual([]));

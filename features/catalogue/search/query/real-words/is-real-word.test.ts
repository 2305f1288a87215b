import { expect, test } from "vitest";
import { foldLetters } from "../../language/letters.ts";
import { isRealWord, isShortWord } from "./is-real-word.ts";

test.each([
  "курка",
  "кошеня",
  "рушниця",
  "рушниці",
  "балкон",
  "черепиця",
  "кошка",
  "кружева",
  "кирпич",
  "рибалку",
  "огірки",
  "гвозди",
  "костыли",
  "пух",
])("%s is a word", (word) => {
  expect(isRealWord(word)).toBe(true);
});

test.each(["сункя", "кросівкки", "футюолка", "шкрапетки", "вжухозавр", "rjvg"])("%s is none", (word) => {
  expect(isRealWord(word)).toBe(false);
});

test.each(["пух", "мох", "бал"])("%s is too short to be the beginning of goods", (word) => {
  expect(isShortWord(foldLetters(word))).toBe(true);
  expect(isShortWord(foldLetters(`${word}ов`))).toBe(false);
});

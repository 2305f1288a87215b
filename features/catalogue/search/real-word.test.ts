import { expect, test } from "vitest";
import { isRealWord } from "./real-word.ts";

test.each(["курка", "кошеня", "рушниця", "рушниці", "балкон", "черепиця", "кошка", "кружева", "кирпич"])("%s is a word", (word) => {
  expect(isRealWord(word)).toBe(true);
});

test.each(["сункя", "кросівкки", "футюолка", "шкрапетки", "вжухозавр", "rjvg"])("%s is none", (word) => {
  expect(isRealWord(word)).toBe(false);
});

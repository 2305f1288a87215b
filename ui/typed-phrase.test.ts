import { expect, test } from "vitest";
import { typedPhrase } from "./typed-phrase.ts";

const phrases = ["Рахуємо…", "Шукаємо…"];

test.each([
  [0, ""],
  [59, ""],
  [60, "Р"],
  [179, "Ра"],
  [480, "Рахуємо…"],
  [1_479, "Рахуємо…"],
  [1_480, ""],
  [1_540, "Ш"],
  [2_959, "Шукаємо…"],
  [2_960, ""],
  [3_020, "Р"],
])("after %i ms stands «%s»", (ms, text) => expect(typedPhrase(phrases, ms)).toBe(text));

test("of no phrases nothing is typed", () => expect(typedPhrase([], 500)).toBe(""));

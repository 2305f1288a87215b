import { expect, test } from "vitest";
import { fold, wordsOf } from "./letters.ts";

test.each([
  ["джинси", "джинсы"],
  ["худі", "худи"],
  ["світшёт", "свитшет"],
  ["ґудзик", "гудзик"],
  ["поїзд", "поізд"],
  ["кроссовки", "кросовки"],
  ["приталенный", "приталений"],
  ["объемный", "об'ємний"],
  ["обьемный", "об’ємний"],
])("%s and %s are written alike to the search", (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each(["м'який", "м’який", "мʼякий", "м`який", 'м"який', "м*який", "мякий", "М'ЯКИЙ"])(
  "%s is one word in any apostrophe",
  (written) => {
    expect(wordsOf(written).map(fold)).toEqual(["мякий"]);
  },
);

test("a Latin letter that strayed into a Cyrillic word is read as its twin", () => {
  expect(fold("cукня")).toBe(fold("сукня"));
});

test("marks of Latin letters are left out, sizes keep their doubled letters and digits", () => {
  expect(fold("Sarıyaz")).toBe("sariyaz");
  expect(fold("XXL")).toBe("xxl");
  expect(fold("1100")).toBe("1100");
});

test("words are runs of letters and digits; quotes around them are not", () => {
  expect(wordsOf("Сукня-сорочка «Верба», 350 мл")).toEqual(["сукня", "сорочка", "верба", "350", "мл"]);
  expect(wordsOf("'худі' \"десна\" *** ")).toEqual(["худі", "десна"]);
});

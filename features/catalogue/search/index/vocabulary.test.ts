import { expect, test } from "vitest";
import { fold } from "../language/letters.ts";
import { openVocabulary } from "./vocabulary.ts";

const vocabulary = openVocabulary();
for (const word of "кросівки сукня футболка суниця rivna 350 пальто полотенце".split(" ")) vocabulary.learn(word);
const near = (word: string) => vocabulary.near(fold(word)).map(({ term }) => term);

test("a word is known in any of its forms", () => {
  expect(vocabulary.exact(fold("суконь"))).toEqual(["сукн"]);
  expect(vocabulary.exact(fold("сорочка"))).toEqual([]);
});

test("a word is known by its sound in the other alphabet", () => {
  expect(vocabulary.sounding("рівна")).toEqual(["rivna"]);
  expect(vocabulary.sounding("suknia")).toEqual(["сукн"]);
});

test("a beginning of two letters or more leads to all words that begin so", () => {
  expect(vocabulary.startingWith("су")).toEqual(["сукн", "суниц"]);
  expect(vocabulary.startingWith("с")).toEqual([]);
});

test("the nearest word is meant by a slip of the finger", () => {
  expect(near("кросвки")).toEqual(["кросивк"]);
  expect(near("футблока")).toEqual(["футболк"]);
});

test("the longer the word, the more is forgiven: none in three letters, one in four, two in eight", () => {
  expect(near("сук")).toEqual([]);
  expect(near("сунн")).toEqual([]);
  expect(near("сункя")).toEqual(["сукн"]);
  expect(near("палатенце")).toEqual(["полотенц"]);
});

test("numbers are never guessed", () => {
  expect(near("351")).toEqual([]);
  expect(near("3500")).toEqual([]);
});

test("words learned later are found by their beginning", () => {
  vocabulary.learn("сумка");
  expect(vocabulary.startingWith("сум")).toEqual(["сумк"]);
});

test("a declined form of a known word is known with a slip, one of an unknown word is not", () => {
  const vocabulary = openVocabulary();
  vocabulary.learn("чорний");
  expect(vocabulary.near("чрона")).toEqual([]);
  vocabulary.learnForm("чорна");
  vocabulary.learnForm("синя");
  expect(vocabulary.near("чрона")).toEqual([{ term: "чорн", slips: 1 }]);
  expect(vocabulary.hasForm("чорна")).toBe(true);
  expect(vocabulary.knows("син")).toBe(false);
});

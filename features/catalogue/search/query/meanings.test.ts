import { expect, test } from "vitest";
import { fold } from "../language/letters.ts";
import { openMeanings } from "./meanings.ts";
import { openVocabulary } from "../index/vocabulary.ts";

const { learn } = openVocabulary();
const meanings = openMeanings(learn, [["кишн", "карман"]]);
const meant = (word: string): Record<string, number> =>
  Object.fromEntries(meanings.of(learn(fold(word))).map(({ term, weight }) => [term, weight]));

test("a word means itself first", () => {
  expect(meanings.of("сукн")[0]).toEqual({ term: "сукн", weight: 1 });
});

test("words of one group mean each other, in any form and either language", () => {
  expect(meant("водолазку")).toMatchObject({ гольф: 0.9 });
  expect(meant("платьев")).toMatchObject({ сукн: 0.9 });
});

test("learned pairs work both ways", () => {
  expect(meant("кишені")).toMatchObject({ карман: 0.9 });
  expect(meant("карманы")).toMatchObject({ кишн: 0.9 });
});

test("for whom goods are is an audience, whatever it is called", () => {
  for (const word of ["жіночий", "женские", "жінкам"]) expect(meant(word)).toMatchObject({ "for:female": 0.9 });
  expect(meant("мужские")).toMatchObject({ "for:male": 0.9 });
});

test("a family of colours means its members less surely than a colour itself", () => {
  expect(meant("зелений")).toMatchObject({ смарагдов: 0.6, хак: 0.6 });
});

test("what goods are for, and the whole of which they are a part, lead to them and not back", () => {
  expect(meant("офіс")).toMatchObject({ класичн: 0.7 });
  expect(meant("класичний")).not.toHaveProperty("офис");
  expect(meant("взуття")).toMatchObject({ кросивк: 0.7, балетк: 0.7 });
});

test("the nearest goods are told apart from what a word means", () => {
  expect(meant("халат")).not.toHaveProperty("пижам");
  expect(meanings.nearestTo(learn(fold("халат")))).toEqual([{ term: "пижам", weight: 0.5 }]);
});

test("nouns for goods of other shops and whom those are for are known", () => {
  expect(["подушка", "телефони", "пояс"].map((word) => meanings.isThing(learn(fold(word))))).toEqual([true, true, true]);
  expect(meanings.isThing(learn(fold("сукня")))).toBe(false);
  expect(meanings.isForeignUser(learn(fold("собак")))).toBe(true);
});

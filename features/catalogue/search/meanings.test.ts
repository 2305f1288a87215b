import { expect, test } from "vitest";
import { fold } from "./letters.ts";
import { openMeanings } from "./meanings.ts";
import { openVocabulary } from "./vocabulary.ts";

const { learn } = openVocabulary();
const meaningsOf = openMeanings(learn, [["кишн", "карман"]]);
const meant = (word: string): Record<string, number> =>
  Object.fromEntries(meaningsOf(learn(fold(word))).map(({ term, weight }) => [term, weight]));

test("a word means itself first", () => {
  expect(meaningsOf("сукн")[0]).toEqual({ term: "сукн", weight: 1 });
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

import { expect, test } from "vitest";
import { searchOver } from "./search-goods.ts";

const { read } = searchOver([
  [
    {
      id: 1,
      article: "SR-1110-0001",
      name_uk: "Сукня oversize «Верба»",
      name_ru: "Платье oversize «Верба»",
      brand: "Rivna",
      season: "Літо",
      material: "Льон",
      available: true,
      variations: [{ size: "50×90", colour: "black", colour_name_uk: "чорний", colour_name_ru: "чёрный", free: 1, pack: 1 }],
    },
    { categories: ["Сукні", "Платья"], above: [], genders: ["female"] },
  ],
]);
const firstMeaning = (text: string) => read(text).map(({ meanings }) => meanings[0]);

test("the first way that leads to a known word is taken, and the surer the way the more it weighs", () => {
  expect(firstMeaning("сукню")).toEqual([{ term: "сукн", weight: 1 }]);
  expect(firstMeaning("ceryz")).toEqual([{ term: "сукн", weight: 1 }]);
  expect(firstMeaning("щмукішяу")).toEqual([{ term: "oversize", weight: 1 }]);
  expect(firstMeaning("ріввна")).toEqual([{ term: "ривн", weight: 1 }]);
  expect(firstMeaning("верб")).toEqual([{ term: "верб", weight: 1 }]);
  expect(firstMeaning("oversi")).toEqual([{ term: "oversize", weight: 0.7 }]);
  expect(firstMeaning("сункя")).toEqual([{ term: "сукн", weight: 0.6 }]);
});

test("a size stays one word in any spelling", () => {
  for (const text of ["50x90", "50 х 90", "50*90", "(50×90),"]) expect(firstMeaning(text), text).toEqual([{ term: "50x90", weight: 1 }]);
});

test("an article inside a text stays one word", () => {
  expect(read("сукня sr-1110-0001").map(({ text }) => text)).toEqual(["сукня", "sr11100001"]);
});

test("words that say nothing are optional", () => {
  expect(read("сукня для розмір").map(({ optional }) => optional)).toEqual([false, true, true]);
});

test("a word nobody knows means nothing", () => {
  expect(read("холодильник")).toEqual([{ text: "холодильник", optional: false, meanings: [] }]);
});

test("of a text longer than 64 characters the rest is not read", () => {
  expect(read(`${"верба ".repeat(11)}сукня`).length).toBeLessThanOrEqual(12);
  expect(read(`${" ".repeat(64)}сукня`)).toEqual([]);
});

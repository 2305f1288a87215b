import { expect, test } from "vitest";
import { searchOver } from "../search-goods.ts";
import { idOf } from "../../../../platform/ids.ts";

const { read } = searchOver([
  [
    {
      id: idOf<"product">(1),
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

test("a word with a key held down is read as known or not at all", () => {
  expect(firstMeaning("сукняяяя")).toEqual([{ term: "сукн", weight: 1 }]);
  expect(firstMeaning("суктщщщщ")).toEqual([undefined]);
  expect(firstMeaning("сукщщщ")).toEqual([undefined]);
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
  expect(read("вжухозавр")).toMatchObject([{ text: "вжухозавр", optional: false, meanings: [] }]);
});

test("S52 of a text longer than 64 characters the rest is read without guessing, and nothing of it beyond 200", () => {
  expect(read(`${"верба ".repeat(11)}сукня`).length).toBeLessThanOrEqual(12);
  expect(read(`${"верба ".repeat(10)}сукня сункя`).map(({ text }) => text)).toEqual([
    ...Array.from({ length: 10 }, () => "верба"),
    "сукня",
  ]);
  expect(read(`${" ".repeat(200)}сукня`)).toEqual([]);
});

test("a sentence leaves room for what it asks for", () => {
  const asked = read("Доброго дня підкажіть будь ласка чи є у вас в наявності сукня oversize");
  expect(asked.filter(({ optional }) => !optional).map(({ text }) => text)).toEqual(["сукня", "oversize"]);
});

test("a word of the language is no slip of the finger, nor is a text of signs a word", () => {
  expect(read("сумня").map(({ meanings }) => meanings[0]?.term)).toEqual(["сукн"]);
  expect(read("верблюд")).toMatchObject([{ meanings: [] }]);
  expect(read("ъъъъъ")).toMatchObject([{ meanings: [], optional: false }]);
});

test("only the last word may not have been typed to its end", () => {
  expect(read("чорний верб").map(({ meanings }) => meanings[0]?.term)).toContain("верб");
  expect(read("oversi верба")[0]?.meanings).not.toContainEqual({ term: "oversize", weight: 0.7 });
});

test("a diminutive and a declined word are the thing itself", () => {
  expect(firstMeaning("вербочка")).toEqual([{ term: "верб", weight: 0.9 }]);
  expect(firstMeaning("рубашці")).toEqual([{ term: "рубашк", weight: 1 }]);
});

test("what is said in other words here is read so, one word beside what it means itself", () => {
  expect(read("треники").map(({ text }) => text)).toEqual(["штани", "спортивні"]);
  expect(read("платье в пол").map(({ text }) => text)).toEqual(["платье", "максі"]);
  expect(read("головні убори").map(({ text }) => text)).toEqual(["шапка"]);
});

test("what stands after a preposition is what something is for", () => {
  expect(read("для офісу сукня").map(({ isComplement }) => isComplement)).toEqual([false, true, false]);
});

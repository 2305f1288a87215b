import { expect, test } from "vitest";
import { complementsOf, detailsOf, isPreposition } from "./complements.ts";
import { fold, wordsOf } from "./letters.ts";

const marked = (text: string, mark: (words: readonly string[]) => boolean[]): string[] => {
  const words = wordsOf(text);
  return words.filter((_, at) => mark(words)[at]);
};

test.each([
  ["шкарпетки під високе взуття", ["високе", "взуття"]],
  ["для офісу блуза", ["офісу"]],
  ["Сукня з V-подібним вирізом чорна", ["v", "подібним", "вирізом"]],
  ["платье с длинным рукавом", ["длинным", "рукавом"]],
  ["чорна сукня", []],
])("in «%s» only %s says what it is for or what is on it", (text, expected) => {
  const said = (words: readonly string[]) => complementsOf(words.map((word) => ({ text: word, isPreposition: isPreposition(fold(word)) })));
  expect(marked(text, said)).toEqual(expected);
});

test("a name of goods has details in the genitive too", () => {
  expect(marked("Кухоль ручної роботи «Калина»", detailsOf)).toEqual(["ручної", "роботи"]);
  expect(marked("Кружка ручной работы", detailsOf)).toEqual(["ручной", "работы"]);
  expect(marked("Костюм деловой", detailsOf)).toEqual([]);
});

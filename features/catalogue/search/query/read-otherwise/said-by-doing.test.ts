import { expect, test } from "vitest";
import { fold, wordsOf } from "../../language/letters.ts";
import { saidByDoing } from "./said-by-doing.ts";
import { termOf } from "../../index/vocabulary.ts";

const read = (text: string) => saidByDoing(wordsOf(text).map((word) => ({ text: word, term: termOf(fold(word)) })));

test.each([
  ["чим витирати посуд", "рушник"],
  ["чем накрыть диван", "плед"],
  ["чим застелити ліжко", "постільна"],
  ["з чого пити каву", "чашка"],
  ["во что обуть ребенка", "взуття"],
  ["щоб ноги взимку не мерзли", "теплі шкарпетки"],
  ["куди скласти іграшки", "кошик"],
])("«%s» asks for «%s»", (text, goods) => expect(read(text)?.read).toBe(goods));

test("what something is done to is told from the verb", () => {
  expect(read("щоб ноги не мерзли")).toEqual({ verb: 3, objects: new Set([1]), read: "теплі шкарпетки" });
});

test.each(["чорна сукня", "що надіти на свято", "взуття на пляж"])("«%s» says nothing by what is done", (text) =>
  expect(read(text)).toBeUndefined(),
);

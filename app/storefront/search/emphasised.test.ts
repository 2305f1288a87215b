import fc from "fast-check";
import { expect, test } from "vitest";
import { emphasised } from "./emphasised.ts";

const marked = (shown: string, query: string): string =>
  emphasised(shown, query)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join("");

test.each([
  ["Сукня міді «Верба»", "сук", "[Сук]ня міді «Верба»"],
  ["Сукня міді «Верба»", "сукні вер", "[Сукн]я міді «[Вер]ба»"],
  ["Балетки мʼякі", "м'які", "Балетки [мʼякі]"],
  ["Платье зелёное", "зеленое", "Платье [зелёное]"],
  ["Шкарпетки", "носки", "Шкарпетки"],
  ["Кросівки", "rhjcsdrb", "Кросівки"],
  ["Сукня", "", "Сукня"],
  ["Шорти", "шапка", "Шорти"],
])("in %s what was typed of «%s» stands out", (shown, query, expected) => {
  expect(marked(shown, query)).toBe(expected);
});

test("nothing of the text is lost", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (shown, query) => {
      expect(
        emphasised(shown, query)
          .map(({ text }) => text)
          .join(""),
      ).toBe(shown);
    }),
  );
});

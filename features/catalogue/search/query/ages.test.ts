import { expect, test } from "vitest";
import { agesAsHeights } from "./ages.ts";

const read = (text: string) => agesAsHeights(text.split(" ")).join(" ");

test.each([
  ["сукня на 5 років", "сукня на дитячий 110"],
  ["платье 8 лет девочке", "платье дитячий 128 девочке"],
  ["шорти на 3 годика", "шорти на дитячий 98"],
  ["футболка 7-8 лет", "футболка дитячий 128"],
  ["боді 6 місяців", "боді дитячий 74"],
  ["боди 0-3 мес", "боди дитячий 62"],
])("«%s» asks for a size of children", (typed, meant) => {
  expect(read(typed)).toBe(meant);
});

test.each(["штани 54 розмір", "платье 50 размера", "2 л каструля", "30 років чоловіку", "рік 2026", "років"])(
  "«%s» tells no child's age",
  (typed) => {
    expect(read(typed)).toBe(typed);
  },
);

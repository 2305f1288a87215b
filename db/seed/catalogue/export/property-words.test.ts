import { expect, test } from "vitest";
import { propertyWord } from "../../../../features/catalogue/words/property-words.ts";
import { brands } from "../brands.ts";
import { fabrics } from "../fabrics.ts";
import { listedProperties } from "./properties.ts";

test("the shop knows the Russian word of every listed value and country of the demo", () => {
  for (const { uk, ru } of Object.values(fabrics)) expect(propertyWord(uk, "ru")).toBe(ru);
  const same = new Set(["Зима", "Всесезон", "Китай", "Узбекистан"]);
  const values = [
    ...listedProperties.flatMap((property) => property.values.map(({ text }) => text)),
    ...brands.map(({ country }) => country),
  ];
  const unknown = values.filter((value) => propertyWord(value, "ru") === value && !same.has(value));
  expect(unknown.filter((value) => Object.values(fabrics).every(({ uk, ru }) => uk !== value || ru !== value))).toEqual([]);
});

test("an unknown value is shown as it came", () => {
  expect(propertyWord("Вовна мериноса", "ru")).toBe("Вовна мериноса");
  expect(propertyWord("Літо", "uk")).toBe("Літо");
});

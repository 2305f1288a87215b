import { expect, test } from "vitest";
import type { Gender } from "../words/genders.ts";
import { openCategorySearch } from "./matching-categories.ts";
import { searchOver } from "./search-goods.ts";

const category = (names: string, gender: Gender, products: number) => {
  const [name_uk = "", name_ru = ""] = names.split("/");
  return { name_uk, name_ru, genders: [gender], products };
};
const categories = [
  category("Кросівки/Кроссовки", "female", 10),
  category("Кросівки/Кроссовки", "male", 20),
  category("Сукні/Платья", "female", 30),
  category("Сукні/Платья", "kids", 5),
  category("Пальта/Пальто", "male", 0),
];
const { read, termsOf } = searchOver([]);
const matching = openCategorySearch(categories, termsOf);
const found = (text: string) => matching(read(text)).map(({ name_uk, genders }) => `${name_uk} ${genders[0]}`);

test("the larger category comes first", () => {
  expect(found("кроссовок")).toEqual(["Кросівки male", "Кросівки female"]);
});

test("for whom the goods are narrows the categories", () => {
  expect(found("жіночі кросівки")).toEqual(["Кросівки female"]);
  expect(found("дитяча сукня")).toEqual(["Сукні kids"]);
});

test("colour, size and model do not matter to a category", () => {
  expect(found("чорна сукня 48 верба")).toEqual(["Сукні female", "Сукні kids"]);
});

test("for whom alone shows that audience's categories", () => {
  expect(found("жіноче")).toEqual(["Сукні female", "Кросівки female"]);
});

test("an empty category and an unknown word show nothing", () => {
  expect(found("пальто")).toEqual([]);
  expect(found("холодильник")).toEqual([]);
});

import { expect, test } from "vitest";
import { factWords, fill, isShown, type TextContext } from "./text-context.rules.ts";

const context: TextContext = { values: { phone: "+380 (67) 000-07-01", products: "" }, holds: new Set(["cod", "phone"]) };

test("a text is filled by name; an unknown name stays in sight", () => {
  expect(fill("Телефон {phone}, {nobody}{products}.", context)).toBe("Телефон +380 (67) 000-07-01, {nobody}.");
});

test.each([
  ["", true],
  ["cod", true],
  ["card", false],
  ["!card", true],
  ["cod  phone", true],
  ["cod card", false],
  ["!cod", false],
])("%j is shown: %s", (condition, shown) => expect(isShown(condition, context)).toBe(shown));

const facts = { products: 0, brands: 0, importers: 0, warehouse_m2: 0 };

test.each([
  [1, "1 товар"],
  [2, "2 товари"],
  [87, "87 товарів"],
  [197, "понад 190 товарів"],
  [200, "200 товарів"],
  [1_514, "понад 1500 товарів"],
  [20_431, "понад 20\u00a0000 товарів"],
  [999_999, "понад 990\u00a0000 товарів"],
  [0, ""],
])("%i products are said as %j, never more than there are", (products, words) => {
  expect(factWords({ ...facts, products }, "ua").products).toBe(words);
});

test("a fact nobody knows is not told; the others in both languages", () => {
  expect(factWords(facts, "ru")).toEqual({ products: "", brands: "", importers: "", warehouse: "" });
  expect(factWords({ products: 3, brands: 21, importers: 400, warehouse_m2: 2000 }, "ru")).toEqual({
    products: "3 товара",
    brands: "21 производитель",
    importers: "400 импортёров",
    warehouse: "2000\u00a0м²",
  });
});

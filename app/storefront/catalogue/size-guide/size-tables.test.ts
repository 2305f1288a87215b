import { expect, test } from "vitest";
import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { sizeTableFor, sizeTableOf } from "./size-tables.ts";

const row = (table: ReturnType<typeof sizeTableFor>, first: string) => table?.rows.find(([size]) => size === first);

test("women's 46 is an M of 92 cm, whatever sizes of the run the product has", () => {
  expect(row(sizeTableFor("female", ["42", "46"]), "46")).toEqual(["46", "M", "92"]);
  expect(row(sizeTableFor("female", ["S", "M"]), "M")).toEqual(["M", "46", "92"]);
});

test("men's 46 is an S; women's 40 is a shoe of 25.5 cm and men's one of 26 cm", () => {
  expect(row(sizeTableFor("male", ["46", "56"]), "46")).toEqual(["46", "S", "92"]);
  expect(row(sizeTableFor("female", ["39", "40"]), "40")).toEqual(["40", "25,5"]);
  expect(row(sizeTableFor("male", ["40", "45"]), "40")).toEqual(["40", "26,0"]);
});

test("jeans are inches of the waist, children's sizes heights, socks the length of the foot", () => {
  expect(row(sizeTableFor("female", ["26", "32"]), "28")).toEqual(["28", "71"]);
  expect(sizeTableFor("kids", ["98", "104"])?.columns).toEqual(["size", "height"]);
  expect(sizeTableFor("male", ["25–27"])?.columns).toEqual(["size", "foot"]);
});

test("cloth, volumes, one size and goods of no size need no table", () => {
  for (const sizes of [["50×90 см"], ["350 мл"], ["універсальний"], []]) expect(sizeTableFor("female", sizes)).toBeUndefined();
  expect(sizeTableFor("home", ["42"])).toBeUndefined();
});

test("the whole table of clothes is shown, letters from XS for women and from S for men", () => {
  expect(sizeTableFor("female", ["44"])).toEqual({
    how: "clothes",
    columns: ["size", "letter", "chest"],
    rows: [
      ["42", "XS", "84"],
      ["44", "S", "88"],
      ["46", "M", "92"],
      ["48", "L", "96"],
      ["50", "XL", "100"],
      ["52", "XXL", "104"],
    ],
  });
  expect(sizeTableFor("male", ["M", "інший"])).toEqual({
    how: "clothes",
    columns: ["letter", "size", "chest"],
    rows: [
      ["S", "46", "92"],
      ["M", "48", "96"],
      ["L", "50", "100"],
      ["XL", "52", "104"],
      ["XXL", "54", "108"],
      ["3XL", "56", "112"],
    ],
  });
});

test("jeans are every inch of the run, to the nearest centimetre; sizes of clothes begin at 42, children's heights at 50", () => {
  expect(sizeTableFor("male", ["30", "33"])).toEqual({
    how: "jeans",
    columns: ["size", "waist"],
    rows: [
      ["30", "76"],
      ["31", "79"],
      ["32", "81"],
      ["33", "84"],
    ],
  });
  expect(sizeTableFor("female", ["30", "41"])?.how).toBe("jeans");
  expect(sizeTableFor("female", ["30", "42"])?.how).toBe("clothes");
  expect(sizeTableFor("kids", ["50"])?.rows).toEqual([["50", "50"]]);
  expect(sizeTableFor("kids", ["26", "35"])).toBeUndefined();
  expect(sizeTableFor("kids", ["S"])).toBeUndefined();
});

test("one size of another kind among them leaves the goods without a table", () => {
  expect(sizeTableFor("female", ["25–27", "42"])).toBeUndefined();
  expect(sizeTableFor("female", ["39", "42"])?.how).toBe("clothes");
  expect(sizeTableFor("female", ["42", "43,5"])).toBeUndefined();
});

test("a product's table is of its sizes; goods of no audience and choices without a size have none", () => {
  const productVariations = [{ size: "" }, { size: "98" }, { size: "98" }, { size: "104" }] as VariationView[];
  expect(sizeTableOf({ gender: "kids", productVariations })?.rows).toEqual([
    ["98", "98"],
    ["104", "104"],
  ]);
  expect(sizeTableOf({ gender: null, productVariations })).toBeUndefined();
});

import { expect, test } from "vitest";
import { sizeTableFor } from "./size-tables.ts";

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

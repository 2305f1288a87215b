import { expect, test } from "vitest";
import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { choicesOf, chosenOf, isSoldOut, priceRange } from "./choose-variation.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

const variation = (id: Id<"variation">, colour: string, size: string, stock: number): VariationView => ({
  id,
  id_1c: String(id),
  size,
  colour,
  colourName: colour,
  price: 100,
  oldPrice: null,
  recommendedPrice: null,
  stock,
  quantity_in_variation: 4,
});

const product = {
  productVariations: [
    variation(idOf<"variation">(1), "navy", "42", 2),
    variation(idOf<"variation">(2), "navy", "44", 8),
    variation(idOf<"variation">(3), "sage", "46", 8),
    variation(idOf<"variation">(4), "milk", "42", 3),
  ],
};

const chosen = (of: typeof product, choice: { colour?: string; size?: string }) => {
  const { variation, shown } = chosenOf(of, { colour: "", size: "", ...choice });
  return [variation?.id, shown?.id];
};

test("no size is chosen for the customer; the colour that is shown first can be bought, a whole pack of it", () => {
  expect(chosen(product, {})).toEqual([undefined, 2]);
  expect(chosen(product, { colour: "sage" })).toEqual([undefined, 3]);
});

test("a single size is no choice, whatever the colours", () => {
  const one = { productVariations: [variation(idOf<"variation">(1), "navy", "", 1), variation(idOf<"variation">(2), "sage", "", 8)] };
  expect(chosen(one, {})).toEqual([2, 2]);
  expect(chosen(one, { colour: "navy" })).toEqual([1, 1]);
  expect(chosen({ productVariations: [variation(idOf<"variation">(1), "navy", "46", 8)] }, {})).toEqual([1, 1]);
});

test("a chosen size is kept even when it is sold out, so that its page can say so", () => {
  expect(chosen(product, { colour: "navy", size: "42" })).toEqual([1, 1]);
});

test("a size without a colour takes the colour that has a pack of it", () => {
  expect(
    chosen(
      {
        productVariations: [
          variation(idOf<"variation">(1), "navy", "42", 2),
          variation(idOf<"variation">(4), "milk", "42", 8),
          variation(idOf<"variation">(5), "milk", "44", 8),
        ],
      },
      { size: "42" },
    ),
  ).toEqual([4, 4]);
});

test("a size that the asked colour does not have is not replaced by another one", () => {
  expect(chosen(product, { colour: "sage", size: "44" })).toEqual([undefined, 3]);
  expect(chosen(product, { colour: "sage", size: "99" })).toEqual([undefined, 3]);
});

test("sizes of different prices are shown from the least", () => {
  const dear = { ...variation(idOf<"variation">(3), "navy", "46", 8), price: 140 };
  const of = { productVariations: [dear, variation(idOf<"variation">(2), "navy", "44", 8)] };
  expect(priceRange(of, chosenOf(of, { colour: "", size: "" }))).toMatchObject({ least: { id: 2 }, isRange: true });
  expect(priceRange(of, chosenOf(of, { colour: "", size: "46" }))).toMatchObject({ least: { id: 3 }, isRange: false });
  expect(priceRange(product, chosenOf(product, { colour: "", size: "" }))).toMatchObject({ isRange: false });
});

test("a size that the colour does not have names the colour that does", () => {
  const { sizes } = choicesOf(product, chosenOf(product, { colour: "navy", size: "44" }));
  expect(sizes.map(({ size, here, elsewhere }) => [size, here?.id, elsewhere?.key])).toEqual([
    ["42", 1, undefined],
    ["44", 2, undefined],
    ["46", undefined, "sage"],
  ]);
});

test("a colour with less than a pack in every size is out", () => {
  const { colours } = choicesOf(product, chosenOf(product, { colour: "", size: "" }));
  expect(colours.map(({ key, isOut }) => [key, isOut])).toEqual([
    ["navy", false],
    ["sage", false],
    ["milk", true],
  ]);
});

test("a whole pack makes a size buyable, a piece less does not; goods without one are sold out", () => {
  const of = (...stock: number[]) => ({
    productVariations: stock.map((one, at) => variation(idOf<"variation">(at + 1), "navy", `4${at}`, one)),
  });
  expect(isSoldOut(of(3, 4))).toBe(false);
  expect(isSoldOut(of(3, 0))).toBe(true);
  expect(isSoldOut(of())).toBe(true);
});

test("a colour without a shade of the palette is known by its name", () => {
  const named = (id: number, colourName: string) => ({ ...variation(idOf<"variation">(id), "", "42", 8), colourName });
  const of = { productVariations: [named(1, "лимонний"), named(2, "мокрий асфальт")] };
  expect(chosen(of, { colour: "мокрий асфальт" })).toEqual([2, 2]);
  expect(choicesOf(of, chosenOf(of, { colour: "мокрий асфальт", size: "" }))).toMatchObject({
    colour: "мокрий асфальт",
    colours: [{ key: "лимонний" }, { key: "мокрий асфальт" }],
  });
});

test("a size is offered once whatever its colours, and goods without sizes offer none", () => {
  const twice = { productVariations: [variation(idOf<"variation">(1), "navy", "42", 8), variation(idOf<"variation">(2), "sage", "42", 8)] };
  expect(choicesOf(twice, chosenOf(twice, { colour: "", size: "" })).sizes.map(({ size }) => size)).toEqual(["42"]);
  const none = { productVariations: [variation(idOf<"variation">(1), "navy", "", 8)] };
  expect(choicesOf(none, chosenOf(none, { colour: "", size: "" }))).toMatchObject({ sizes: [], size: "", colour: "navy" });
});

test("a size that the colour does not have names the colour with a pack of it, or any that has had it", () => {
  const at = (...milk: number[]) => ({
    productVariations: [
      variation(idOf<"variation">(1), "navy", "42", 8),
      ...milk.map((stock, place) => variation(idOf<"variation">(place + 2), `milk-${place}`, "44", stock)),
    ],
  });
  const elsewhere = (of: typeof product) => choicesOf(of, chosenOf(of, { colour: "navy", size: "42" })).sizes[1]?.elsewhere?.key;
  expect(elsewhere(at(0, 8))).toBe("milk-1");
  expect(elsewhere(at(0, 3))).toBe("milk-0");
});

test("the least price is of what can be bought in the shown colour; where nothing can, of all of it", () => {
  const priced = (id: number, colour: string, stock: number, price: number) => ({
    ...variation(idOf<"variation">(id), colour, `4${id}`, stock),
    price,
  });
  const range = (of: typeof product) => priceRange(of, chosenOf(of, { colour: "navy", size: "" }));
  const cheapIsOut = {
    productVariations: [priced(1, "navy", 0, 80), priced(2, "navy", 8, 120), priced(3, "navy", 8, 100), priced(4, "sage", 8, 50)],
  };
  expect(range(cheapIsOut)).toMatchObject({ least: { id: 3 }, isRange: true });
  const allOut = { productVariations: [priced(1, "navy", 0, 80), priced(2, "navy", 0, 120)] };
  expect(range(allOut)).toMatchObject({ least: { id: 1 }, isRange: true });
  expect(range({ productVariations: [] })).toEqual({ least: undefined, isRange: false });
});

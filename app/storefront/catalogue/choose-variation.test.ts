import { expect, test } from "vitest";
import type { VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { choicesOf, chosenVariation } from "./choose-variation.ts";

const variation = (id: number, colour: string, size: string, stock: number): VariationView => ({
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
    variation(1, "navy", "42", 2),
    variation(2, "navy", "44", 8),
    variation(3, "sage", "46", 8),
    variation(4, "milk", "42", 3),
  ],
};

test("without a choice the first that can be bought is taken, a whole pack of it", () => {
  expect(chosenVariation(product, { colour: "", size: "" })?.id).toBe(2);
});

test("a chosen size is kept even when it is sold out, so that its page can say so", () => {
  expect(chosenVariation(product, { colour: "navy", size: "42" })?.id).toBe(1);
});

test("a size that the colour does not have names the colour that does", () => {
  const { sizes } = choicesOf(product, product.productVariations[1]);
  expect(sizes.map(({ size, here, elsewhere }) => [size, here?.id, elsewhere?.key])).toEqual([
    ["42", 1, undefined],
    ["44", 2, undefined],
    ["46", undefined, "sage"],
  ]);
});

test("a colour with less than a pack in every size is out", () => {
  const { colours } = choicesOf(product, product.productVariations[0]);
  expect(colours.map(({ key, isOut }) => [key, isOut])).toEqual([
    ["navy", false],
    ["sage", false],
    ["milk", true],
  ]);
});

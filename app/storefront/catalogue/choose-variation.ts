import type { ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";

export type Choice = { colour: string; size: string };

const colourKey = (variation: VariationView): string => variation.colour || variation.colourName;

/** The variation an address names, else the nearest to it: the same colour, one that can be bought first. */
export function chosenVariation(product: ProductView, { colour, size }: Choice): VariationView | undefined {
  const all = product.productVariations;
  const inColour = all.filter((one) => colourKey(one) === colour);
  const pool = inColour.length > 0 ? inColour : all;
  return pool.find((one) => one.size === size) ?? pool.find((one) => one.stock >= one.quantity_in_variation) ?? pool[0];
}

/** Every colour once, every size once, and what of it there is in the chosen colour. */
export function choicesOf(product: ProductView, chosen: VariationView | undefined) {
  const colours = [
    ...new Map(
      product.productVariations.map((one) => [colourKey(one), { key: colourKey(one), slug: one.colour, name: one.colourName }]),
    ).values(),
  ];
  const sizes = [...new Set(product.productVariations.map((one) => one.size))].filter(Boolean).map((size) => ({
    size,
    here: product.productVariations.find((one) => one.size === size && chosen && colourKey(one) === colourKey(chosen)),
  }));
  return { colours, sizes, colour: chosen ? colourKey(chosen) : "" };
}

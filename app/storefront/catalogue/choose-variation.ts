import type { ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";

export type Choice = { colour: string; size: string };

const colourKey = (variation: VariationView): string => variation.colour || variation.colourName;

/** The variation an address names, else the nearest to it: the same colour, one that can be bought first. */
export function chosenVariation(product: Pick<ProductView, "productVariations">, { colour, size }: Choice): VariationView | undefined {
  const all = product.productVariations;
  const inColour = all.filter((one) => colourKey(one) === colour);
  const pool = inColour.length > 0 ? inColour : all;
  return pool.find((one) => one.size === size) ?? pool.find((one) => one.stock >= one.quantity_in_variation) ?? pool[0];
}

/** Every colour once, every size once with what there is of it in the chosen colour, or the colour that has it instead. */
export function choicesOf(product: Pick<ProductView, "productVariations">, chosen: VariationView | undefined) {
  const canBeBought = new Set(product.productVariations.filter((one) => one.stock >= one.quantity_in_variation).map(colourKey));
  const colours = [
    ...new Map(
      product.productVariations.map((one) => {
        const key = colourKey(one);
        return [key, { key, slug: one.colour, name: one.colourName, isOut: !canBeBought.has(key) }];
      }),
    ).values(),
  ];
  const sizes = [...new Set(product.productVariations.map((one) => one.size))].filter(Boolean).map((size) => {
    const ofSize = product.productVariations.filter((one) => one.size === size);
    const here = ofSize.find((one) => chosen && colourKey(one) === colourKey(chosen));
    const other = here ? undefined : (ofSize.find((one) => one.stock >= one.quantity_in_variation) ?? ofSize[0]);
    return { size, here, elsewhere: other && { key: colourKey(other), name: other.colourName } };
  });
  return { colours, sizes, colour: chosen ? colourKey(chosen) : "" };
}

import type { ProductView, VariationView } from "../../../../features/catalogue/catalogue.contract.ts";

export type Choice = { colour: string; size: string };
type Variations = Pick<ProductView, "productVariations">;

export type Chosen = {
  /** Undefined until the customer has chosen among several sizes. */
  variation: VariationView | undefined;
  /** Gives colour, price and pack to show. */
  shown: VariationView | undefined;
};

const colourKey = (variation: VariationView): string => variation.colour || variation.colourName;
const canBeBought = (one: VariationView): boolean => one.stock >= one.quantity_in_variation;

export const isSoldOut = ({ productVariations }: Variations): boolean => !productVariations.some(canBeBought);

/** The colour shown is the colour bought; a size is chosen by itself only where it is the only one (decisions.md §5). */
export function chosenOf(product: Variations, { colour, size }: Choice): Chosen {
  const all = product.productVariations;
  const inColour = all.filter((one) => colourKey(one) === colour);
  const pool = inColour.length > 0 ? inColour : all;
  const ofSize = pool.filter((one) => one.size === size);
  const nearest = (some: readonly VariationView[]) => some.find(canBeBought) ?? some[0];
  const isSizeGiven = new Set(all.map((one) => one.size)).size <= 1;
  const variation = isSizeGiven ? nearest(pool) : size === "" ? undefined : nearest(ofSize);
  return { variation, shown: variation ?? nearest(pool) };
}

/** Each size says how much of it there is in the chosen colour, or which colour has it. */
export function choicesOf(product: Variations, { variation, shown }: Chosen) {
  const buyable = new Set(product.productVariations.filter(canBeBought).map(colourKey));
  const colours = [
    ...new Map(
      product.productVariations.map((one) => {
        const key = colourKey(one);
        return [key, { key, slug: one.colour, name: one.colourName, isOut: !buyable.has(key) }];
      }),
    ).values(),
  ];
  const sizes = [...new Set(product.productVariations.map((one) => one.size))].filter(Boolean).map((size) => {
    const ofSize = product.productVariations.filter((one) => one.size === size);
    const here = ofSize.find((one) => shown && colourKey(one) === colourKey(shown));
    const other = here ? undefined : (ofSize.find(canBeBought) ?? ofSize[0]);
    return { size, here, elsewhere: other && { key: colourKey(other), name: other.colourName } };
  });
  return { colours, sizes, colour: shown ? colourKey(shown) : "", size: variation?.size ?? "" };
}

/** Hryvnias, in the shown colour. */
export function priceRange(product: Variations, { variation, shown }: Chosen): { least: VariationView | undefined; isRange: boolean } {
  if (variation || !shown) return { least: variation ?? shown, isRange: false };
  const inColour = product.productVariations.filter((one) => colourKey(one) === colourKey(shown));
  const sellable = inColour.some(canBeBought) ? inColour.filter(canBeBought) : inColour;
  const least = sellable.reduce((low, one) => (one.price < low.price ? one : low), sellable[0] ?? shown);
  return { least, isRange: sellable.some((one) => one.price !== least.price) };
}

import type { FacetName } from "../catalogue.contract.ts";

/** The order in which filters are shown; `facetOf` numbers point into it. */
export const facetOrder: readonly FacetName[] = ["size", "colour", "material", "pack", "availability", "season", "brand"];

type Described = {
  brand: string;
  season: string;
  material: string;
  available: boolean;
  variations: readonly { size: string; colour: string; colour_name_uk: string; colour_name_ru: string; pack: number }[];
};

/**
 * Numbers every value of every facet once, so that counting is adding in an array. A colour outside the palette is
 * its own value by its written name.
 */
export function openFacetValues() {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const facetOf: number[] = [];

  const number = (facet: number, value: string): number => {
    const key = `${facet} ${value}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const fresh = texts.length;
    numbers.set(key, fresh);
    texts.push(value);
    facetOf.push(facet);
    return fresh;
  };

  return {
    texts: texts as readonly string[],
    facetOf: facetOf as readonly number[],
    /** The number of a known value, or undefined. */
    find: (facet: number, value: string): number | undefined => numbers.get(`${facet} ${value}`),
    valuesOf(product: Described): number[] {
      const found = new Set<number>();
      for (const variation of product.variations) {
        if (variation.size) found.add(number(0, variation.size));
        const colour = variation.colour || variation.colour_name_uk;
        if (colour) found.add(number(1, colour));
        found.add(number(3, String(variation.pack)));
      }
      if (product.material) found.add(number(2, product.material));
      found.add(number(4, product.available ? "in-stock" : "out-of-stock"));
      if (product.season) found.add(number(5, product.season));
      if (product.brand) found.add(number(6, product.brand));
      return [...found];
    },
  };
}

export type FacetValues = ReturnType<typeof openFacetValues>;

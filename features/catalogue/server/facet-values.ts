import { colourKey } from "../colour-names.ts";
import { facetNames, type FacetName } from "../listing-names.ts";

type Described = {
  brand: string;
  season: string;
  material: string;
  available: boolean;
  variations: readonly { size: string; colour: string; colour_name_uk: string; colour_name_ru: string; pack: number }[];
};

const textsOf: Record<FacetName, (product: Described) => string[]> = {
  size: ({ variations }) => variations.map(({ size }) => size),
  colour: ({ variations }) => variations.map(({ colour, colour_name_uk }) => colour || colourKey(colour_name_uk)),
  material: ({ material }) => [material],
  pack: ({ variations }) => variations.map(({ pack }) => String(pack)),
  availability: ({ available }) => [available ? "in-stock" : "out-of-stock"],
  season: ({ season }) => [season],
  brand: ({ brand }) => [brand],
};

/**
 * Numbers every value of every facet once, so that counting is adding in an array. A colour outside the palette is
 * its own value by its written name, whatever the case. `facetOf` says by its place in `facetNames` which facet a value is of.
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
    /** The numbers of a product's values, facet by facet. */
    valuesOf: (product: Described): number[][] =>
      facetNames.map((name, facet) => [...new Set(textsOf[name](product))].filter(Boolean).map((value) => number(facet, value))),
  };
}

export type FacetValues = ReturnType<typeof openFacetValues>;

import { colourKey } from "../words/colour-names.ts";
import { detailFacets, facetNames, type FacetName } from "./listing-names.ts";

type Described = {
  audiences: readonly string[];
  brand: string;
  season: string;
  material: string;
  available: boolean;
  details?: readonly Detail[];
  variations: readonly { size: string; colour: string; colour_name_uk: string; colour_name_ru: string; pack: number }[];
};

type Detail = { place: number; uk: string; ru: string };

const valuesIn = (list: string): string[] =>
  list
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);

const textsOf: Record<Exclude<FacetName, (typeof detailFacets)[number]>, (product: Described) => string[]> = {
  audience: ({ audiences }) => [...audiences],
  size: ({ variations }) => variations.map(({ size }) => size),
  colour: ({ variations }) => variations.map(({ colour, colour_name_uk }) => colour || colourKey(colour_name_uk)),
  material: ({ material }) => [material],
  pack: ({ variations }) => variations.map(({ pack }) => String(pack)),
  availability: ({ available }) => [available ? "in-stock" : "out-of-stock"],
  season: ({ season }) => [season],
  brand: ({ brand }) => [brand],
};

/** Numbers every facet value once, ignoring case in colours outside the palette; `facetOf` maps a value to its index in `facetNames`. */
export function openFacetValues() {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const facetOf: number[] = [];
  const russian = new Map<number, string>();

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

  const ofDetail = (facet: number, { uk, ru }: Detail): number[] => {
    const [inUk, inRu] = [valuesIn(uk), valuesIn(ru)];
    const found = inUk.map((value) => number(facet, value));
    if (inUk.length === inRu.length) for (const [at, one] of found.entries()) russian.set(one, inRu[at] ?? "");
    return [...new Set(found)];
  };

  return {
    /** Known where the sender writes both languages. */
    russian: russian as ReadonlyMap<number, string>,
    texts: texts as readonly string[],
    facetOf: facetOf as readonly number[],
    find: (facet: number, value: string): number | undefined => numbers.get(`${facet} ${value}`),
    valuesOf: (product: Described): number[][] =>
      facetNames.map((name, facet) => {
        const place = (detailFacets as readonly string[]).indexOf(name) + 1;
        if (place > 0) return product.details?.filter((one) => one.place === place).flatMap((one) => ofDetail(facet, one)) ?? [];
        const texts = textsOf[name as keyof typeof textsOf](product);
        return [...new Set(texts)].filter(Boolean).map((value) => number(facet, value));
      }),
  };
}

export type FacetValues = ReturnType<typeof openFacetValues>;

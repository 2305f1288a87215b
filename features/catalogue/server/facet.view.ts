import { inLanguage, languageOf, type Locale } from "../../../platform/i18n.ts";
import type { FacetName, FacetView, ListingQuery } from "../catalogue.contract.ts";
import { colourBySlug, colours } from "../colours.ts";
import { propertyWord } from "../property-words.ts";
import { sizeName, sizeOrder } from "../sizes.ts";
import { facetOrder, type FacetValues } from "./facet-values.ts";

const availability = {
  "in-stock": { uk: "У наявності", ru: "В наличии" },
  "out-of-stock": { uk: "Немає в наявності", ru: "Нет в наличии" },
} as const;

const paletteOrder = new Map(colours.map((colour, position) => [colour.slug, position]));

/** The facets that have something to choose, values in the order people expect. */
export function viewFacets(facets: FacetValues, counts: Uint32Array, query: ListingQuery, locale: Locale): FacetView[] {
  return facetOrder.flatMap((name, facet) => {
    const chosen = new Set(query[name] ?? []);
    const values = facets.texts.flatMap((value, number) => {
      if (facets.facetOf[number] !== facet) return [];
      const count = counts[number] ?? 0;
      const selected = chosen.has(value);
      return count > 0 || selected ? [{ value, label: labelOf(name, value, locale), count, selected }] : [];
    });
    if (values.length < 2 && !values.some((value) => value.selected)) return [];
    return [{ name, values: values.sort((a, b) => compare(name, a, b)) }];
  });
}

function labelOf(name: FacetName, value: string, locale: Locale): string {
  const language = languageOf(locale);
  switch (name) {
    case "size":
      return sizeName(value, language);
    case "colour": {
      const colour = colourBySlug(value);
      return colour ? inLanguage(locale, colour.uk, colour.ru) : value;
    }
    case "pack":
      return `${value}\u00a0шт`;
    case "availability":
      return value === "in-stock" || value === "out-of-stock" ? availability[value][language] : value;
    case "season":
    case "material":
      return propertyWord(value, language);
    case "brand":
      return value;
  }
}

type Value = { value: string; label: string; count: number };

function compare(name: FacetName, a: Value, b: Value): number {
  switch (name) {
    case "size":
      return sizeOrder(a.value) - sizeOrder(b.value) || collator.compare(a.value, b.value);
    case "colour":
      return (paletteOrder.get(a.value) ?? 99) - (paletteOrder.get(b.value) ?? 99) || collator.compare(a.label, b.label);
    case "pack":
      return Number(a.value) - Number(b.value);
    case "availability":
      return collator.compare(a.value, b.value);
    default:
      return b.count - a.count || collator.compare(a.label, b.label);
  }
}

const collator = new Intl.Collator("uk", { numeric: true });

import { inLanguage, languageOf, type Locale } from "../../../platform/i18n.ts";
import type { FacetView, ListingQuery } from "../catalogue.contract.ts";
import { detailFacets, facetNames, type FacetName } from "./listing-names.ts";
import { colourBySlug, colours } from "../words/colours.ts";
import { propertyName } from "../words/property-names.ts";
import { propertyWord } from "../words/property-words.ts";
import { sizeName, sizeOrder } from "../words/sizes.ts";
import { genders, type Gender } from "../words/genders.ts";
import type { FacetValues } from "./facet-values.ts";
import type { Filtered } from "./filter-products.ts";

const availability = {
  "in-stock": { uk: "У наявності", ru: "В наличии" },
  "out-of-stock": { uk: "Немає в наявності", ru: "Нет в наличии" },
} as const;

const audienceNames: Partial<Record<string, { uk: string; ru: string }>> = {
  female: { uk: "Жінкам", ru: "Женщинам" },
  male: { uk: "Чоловікам", ru: "Мужчинам" },
  kids: { uk: "Дітям", ru: "Детям" },
  home: { uk: "Для дому", ru: "Для дома" },
};

const paletteOrder = new Map(colours.map((colour, position) => [colour.slug, position]));

type Word = { number: number; value: string; label: string };

export type FacetWords = { known: number; byFacet: readonly (readonly Word[])[] };

export type FilterNames = ReadonlyMap<number, { uk: string; ru: string }>;

/** Facets that offer a choice; a value of the section stays, with a zero count, when filters leave none of it. */
export function viewFacets(
  { facets, facetWords, filterNames }: { facets: FacetValues; facetWords: Map<Locale, FacetWords>; filterNames: FilterNames },
  { found, whole }: Filtered,
  query: ListingQuery,
  locale: Locale,
): FacetView[] {
  const words = wordsOf(facets, facetWords, locale);
  return facetNames.flatMap((name, facet) => {
    const chosen = new Set(query[name]);
    const values: FacetView["values"] = [];
    let isForAll = true;
    for (const { number, value, label } of words[facet] ?? []) {
      const there = whole.counts[number] ?? 0;
      const selected = chosen.has(value);
      if (there === 0 && !selected) continue;
      values.push({ value, label, count: found.counts[number] ?? 0, selected });
      isForAll &&= there === whole.total;
    }
    const isChosen = values.some((value) => value.selected);
    if (values.length < 2 && !isChosen) return [];
    if (name === "audience" && !isChosen && isForAll) return [];
    const own = filterNames.get((detailFacets as readonly string[]).indexOf(name) + 1);
    const label = own && propertyName(own, languageOf(locale));
    return [{ name, ...(label ? { label } : {}), values: byCount.has(name) ? values.sort((a, b) => b.count - a.count) : values }];
  });
}

const byCount: ReadonlySet<FacetName> = new Set(["material", "season", "brand", ...detailFacets]);

function wordsOf(facets: FacetValues, kept: Map<Locale, FacetWords>, locale: Locale): FacetWords["byFacet"] {
  const known = facets.texts.length;
  const before = kept.get(locale);
  if (before?.known === known) return before.byFacet;
  const all = facets.texts.map((value, number) => ({ number, value, label: "" }));
  const byFacet = facetNames.map((name, facet) =>
    all
      .filter(({ number }) => facets.facetOf[number] === facet)
      .map((word) => ({ ...word, label: (locale === "ru" && facets.russian.get(word.number)) || labelOf(name, word.value, locale) }))
      .sort((a, b) => compare(name, a, b)),
  );
  kept.set(locale, { known, byFacet });
  return byFacet;
}

function labelOf(name: FacetName, value: string, locale: Locale): string {
  const language = languageOf(locale);
  switch (name) {
    case "audience":
      return audienceNames[value as Gender]?.[language] ?? value;
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
    default:
      return propertyWord(value, language);
  }
}

function compare(name: FacetName, a: Word, b: Word): number {
  switch (name) {
    case "size":
      return sizeOrder(a.value) - sizeOrder(b.value) || collator.compare(a.value, b.value);
    case "colour":
      return (paletteOrder.get(a.value) ?? 99) - (paletteOrder.get(b.value) ?? 99) || collator.compare(a.label, b.label);
    case "pack":
      return Number(a.value) - Number(b.value);
    case "audience":
      return genders.indexOf(a.value as Gender) - genders.indexOf(b.value as Gender);
    case "availability":
      return collator.compare(a.value, b.value);
    default:
      return collator.compare(a.label, b.label);
  }
}

const collator = new Intl.Collator("uk", { numeric: true });

import { colourBySlug } from "../../words/colours.ts";
import type { Gender } from "../../words/genders.ts";
import { propertyWord } from "../../words/property-words.ts";
import { detailsOf } from "../language/complements.ts";
import { fromLatin } from "../language/latin-letters.ts";
import { hasCyrillic, wordsOf } from "../language/letters.ts";
import { sizeTerms } from "../language/size-terms.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Each query reads `variations` and `available` again. */
export type SearchedProduct = {
  id: Id<"product">;
  article: string;
  name_uk: string;
  name_ru: string;
  brand: string;
  season: string;
  material: string;
  available: boolean;
  variations: readonly { size: string; colour: string; colour_name_uk: string; colour_name_ru: string; free: number; pack: number }[];
};

export type Sections = { categories: readonly string[]; above: readonly string[]; genders: readonly Gender[] };

/** `bit` lets one number hold several fields; `weight` is the score of a term in the field. */
export const fields = {
  type: { bit: 1, weight: 8 },
  name: { bit: 2, weight: 4 },
  /** «З поясом», «під високе взуття». */
  detail: { bit: 1024, weight: 1.5 },
  /** A detail that is also a property: «з бамбуку». */
  said: { bit: 2048, weight: 3 },
  brand: { bit: 4, weight: 5 },
  colour: { bit: 8, weight: 4 },
  size: { bit: 16, weight: 4 },
  audience: { bit: 32, weight: 5.5 },
  category: { bit: 64, weight: 5 },
  material: { bit: 128, weight: 2.5 },
  season: { bit: 256, weight: 2.5 },
  above: { bit: 512, weight: 4.5 },
} as const;

export type FieldName = keyof typeof fields;

/** No written word can equal this term. */
export const audienceTerm = (gender: Gender): string => `for:${gender}`;

export function openGoodsTerms(learn: (word: string) => string) {
  const known = new Map<string, readonly string[]>();
  const shared = (key: string, words: () => readonly string[]): readonly string[] => {
    const terms = known.get(key) ?? words().map(learn);
    known.set(key, terms);
    return terms;
  };
  const termsOf = (text: string): readonly string[] => shared(text, () => wordsOf(text));

  return (product: SearchedProduct, sections: Sections): Map<string, FieldName> => {
    const found = new Map<string, FieldName>();
    const put = (field: FieldName, terms: Iterable<string>): void => {
      for (const term of terms) {
        const before = found.get(term);
        if (before === undefined || fields[before].weight < fields[field].weight) found.set(term, field);
      }
    };
    const own = new Set(sections.categories.flatMap(termsOf));
    const said = new Set<string>();
    for (const name of [product.name_uk, product.name_ru]) {
      const words = wordsOf(name);
      const terms = words.map(learn);
      const isDetail = detailsOf(words);
      const first = words.findIndex((word, at) => !isDetail[at] && !looksLikeAdjective(word));
      terms.forEach((term, at) => {
        said.add(term);
        const isKind = at === Math.max(0, first) || own.has(term);
        put(isDetail[at] ? "detail" : isKind ? "type" : "name", [term]);
      });
    }
    for (const name of sections.categories) put("category", ownKinds(name, said, termsOf));
    const isNamedByCategory = [...own].some((term) => said.has(term));
    for (const name of sections.above) put("above", isNamedByCategory ? saidKinds(name, said, termsOf) : ownKinds(name, said, termsOf));
    put("brand", termsOf(product.brand));
    if (!hasCyrillic(product.brand))
      put(
        "brand",
        shared(`read ${product.brand}`, () => wordsOf(product.brand).map(fromLatin)),
      );
    put("audience", sections.genders.map(audienceTerm));
    for (const value of [product.material, product.season]) {
      const field = value === product.season ? "season" : "material";
      for (const text of [value, propertyWord(value, "ru")])
        for (const term of termsOf(text)) put(found.get(term) === "detail" ? "said" : field, [term]);
    }
    for (const variation of product.variations) {
      put(
        "colour",
        shared(`colour ${variation.colour} ${variation.colour_name_uk}`, () => colourWords(variation)),
      );
      put(
        "size",
        shared(`size ${variation.size}`, () => sizeTerms(variation.size)),
      );
    }
    return found;
  };
}

/** «Зимова куртка» is a jacket; endings that nouns share are left out. */
const looksLikeAdjective = (word: string): boolean => ukrainianAdjective.test(word) || russianAdjective.test(word);
const ukrainianAdjective = /(?:ов|ев|[сц]ьк|льн|чн|вн|тн|дн|рн)(?:ий|а|е|і)$/;
const russianAdjective = /(?:ов|ев|ск|н)(?:ий|ый|ой|ая|ое|ие|ые)$/;

/** In queries «пляжна» is more frequent than a noun in «-на». */
export const hasAdjectiveEnding = (word: string): boolean => looksLikeAdjective(word) || /н(?:ий|а|е|і|ый|ая|ое|ые)$/.test(word);

/** A hoodie of «Светри й худі» gets only «худі»; goods called neither get both. */
function ownKinds(category: string, said: ReadonlySet<string>, termsOf: (text: string) => readonly string[]): readonly string[] {
  const kinds = category.split(conjunctions).map(termsOf);
  const own = kinds.filter((terms) => terms.some((term) => said.has(term)));
  return (own.length > 0 ? own : kinds).flat();
}

/** Shorts of «Штани й шорти» are no «джинси», though they stand below «Штани та джинси». */
function saidKinds(category: string, said: ReadonlySet<string>, termsOf: (text: string) => readonly string[]): readonly string[] {
  const kinds = category.split(conjunctions).map(termsOf);
  return kinds.length === 1 ? kinds.flat() : kinds.filter((terms) => terms.some((term) => said.has(term))).flat();
}

const conjunctions = / (?:й|та|і|и) |, /;

export function colourWords(
  variation: Pick<SearchedProduct["variations"][number], "colour" | "colour_name_uk" | "colour_name_ru">,
): string[] {
  const colour = colourBySlug(variation.colour);
  const names = [colour?.uk ?? "", colour?.ru ?? "", variation.colour_name_uk, variation.colour_name_ru];
  return [...new Set(names)].flatMap(wordsOf);
}

import type { Gender } from "../genders.ts";
import { audienceTerm } from "./goods-terms.ts";
import type { QueryWord } from "./read-query.ts";

export type SearchedCategory = { name_uk: string; name_ru: string; genders: readonly Gender[]; products: number };

/**
 * Categories a query is about, those with most of its words first, then the largest. One word at least is in the name,
 * unless the query says nothing but for whom; words about colour, size or model do not matter here.
 */
export function matchingCategories<Category extends SearchedCategory>(
  categories: readonly Category[],
  words: readonly QueryWord[],
  termsOf: (text: string) => readonly string[],
): Category[] {
  const asked = words.filter(({ optional }) => !optional);
  const forWhom = asked.filter(isForWhom);
  const aboutGoods = asked.filter((word) => !isForWhom(word));
  const matched = categories.flatMap((category) => {
    const terms = new Set([...termsOf(category.name_uk), ...termsOf(category.name_ru)]);
    const everyone = new Set([...terms, ...category.genders.map(audienceTerm)]);
    const sureness = aboutGoods.map((word) => surest(word, terms)).filter((weight) => weight > 0);
    const fits = category.products > 0 && forWhom.every((word) => surest(word, everyone) > 0);
    if (!fits || (sureness.length === 0 && (aboutGoods.length > 0 || forWhom.length === 0))) return [];
    return [{ category, rank: sureness.reduce((sum, weight) => sum + weight, 0) }];
  });
  return matched.sort((a, b) => b.rank - a.rank || b.category.products - a.category.products).map(({ category }) => category);
}

const isForWhom = ({ meanings }: QueryWord): boolean => meanings.some(({ term }) => term.startsWith("for:"));

const surest = ({ meanings }: QueryWord, terms: ReadonlySet<string>): number =>
  meanings.reduce((most, { term, weight }) => (terms.has(term) ? Math.max(most, weight) : most), 0);

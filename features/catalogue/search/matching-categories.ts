import type { Gender } from "../words/genders.ts";
import { audienceTerm } from "./index/goods-terms.ts";
import type { QueryWord } from "./query/read-query.ts";

type SearchedCategory = { name_uk: string; name_ru: string; genders: readonly Gender[]; products: number };

export function openCategorySearch<Category extends SearchedCategory>(
  categories: readonly Category[],
  termsOf: (text: string) => readonly string[],
) {
  const named = new Map<string, Set<Category>>();
  for (const category of categories)
    for (const term of [category.name_uk, category.name_ru].flatMap(termsOf))
      named.set(term, (named.get(term) ?? new Set<Category>()).add(category));
  return (words: readonly QueryWord[]): Category[] => matchingCategories(categories, words, named);
}

/** Most words first, then the largest category; the name holds at least one word, unless the query names only an audience. */
function matchingCategories<Category extends SearchedCategory>(
  categories: readonly Category[],
  words: readonly QueryWord[],
  named: ReadonlyMap<string, ReadonlySet<Category>>,
): Category[] {
  const asked = words.filter(({ optional }) => !optional);
  const forWhom = asked.filter(isForWhom);
  const aboutGoods = asked.filter((word) => !isForWhom(word));
  const meant = new Set(aboutGoods.flatMap(({ meanings }) => meanings.flatMap(({ term }) => [...(named.get(term) ?? [])])));
  const candidates = aboutGoods.length === 0 ? categories : categories.filter((category) => meant.has(category));
  const matched = candidates.flatMap((category) => {
    const isInName = (term: string): boolean => named.get(term)?.has(category) ?? false;
    const isForThem = (term: string): boolean => isInName(term) || category.genders.some((gender) => audienceTerm(gender) === term);
    const sureness = aboutGoods.map((word) => surest(word, isInName)).filter((weight) => weight > 0);
    const fits = category.products > 0 && forWhom.every((word) => surest(word, isForThem) > 0);
    if (!fits || (sureness.length === 0 && (aboutGoods.length > 0 || forWhom.length === 0))) return [];
    return [{ category, rank: sureness.reduce((sum, weight) => sum + weight, 0) }];
  });
  return matched.sort((a, b) => b.rank - a.rank || b.category.products - a.category.products).map(({ category }) => category);
}

export const isForWhom = ({ meanings }: QueryWord): boolean =>
  meanings.some(({ term, weight }) => weight > FAINT && term.startsWith("for:"));
const FAINT = 0.5;

const surest = ({ meanings }: QueryWord, isMeant: (term: string) => boolean): number =>
  meanings.reduce((most, { term, weight }) => (weight > most && isMeant(term) ? weight : most), 0);

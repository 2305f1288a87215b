import { categoryAddress } from "../../../features/catalogue/words/category-address.ts";
import { productAddress } from "../../../features/catalogue/words/product-address.ts";
import type { SearchState } from "./use-search.ts";

export type SearchOption =
  | { kind: "recent"; to: string; text: string }
  | { kind: "way"; to: string; title: string }
  | { kind: "category"; to: string; category: Found["categories"][number] }
  | { kind: "product"; to: string; product: Found["products"][number] }
  | { kind: "all"; to: string; total: number };
type Found = Extract<SearchState, { kind: "found" }>["found"];

export const resultsOf = (query: string): string => `/search?q=${encodeURIComponent(query.trim())}`;

type BeforeTyping = { recent: readonly string[]; categories: Found["categories"] };

/** Before typing recent queries, else categories; then results, staff's redirect first. */
export function searchOptions(state: SearchState, text: string, { recent, categories }: BeforeTyping): SearchOption[] {
  if (text.trim() === "" && recent.length > 0) return recent.map((query) => ({ kind: "recent", to: resultsOf(query), text: query }));
  if (text.trim() === "") return categories.map(categoryOption);
  if (state.kind !== "found") return [];
  const { redirect, categories: found, products, total } = state.found;
  return [
    ...(redirect ? [{ kind: "way" as const, to: redirect.to, title: redirect.title }] : []),
    ...found.map(categoryOption),
    ...products.map((product) => ({ kind: "product" as const, to: productAddress(product), product })),
    ...(total > 0 ? [{ kind: "all" as const, to: resultsOf(text), total }] : []),
  ];
}

const categoryOption = (category: Found["categories"][number]) => ({
  kind: "category" as const,
  to: categoryAddress(category.id_1c),
  category,
});

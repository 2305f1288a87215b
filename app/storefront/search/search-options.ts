import { productAddress } from "../../../features/catalogue/product-address.ts";
import type { SearchState } from "./use-search.ts";

export type SearchOption =
  | { kind: "recent"; to: string; text: string }
  | { kind: "category"; to: string; category: Found["categories"][number] }
  | { kind: "product"; to: string; product: Found["products"][number] }
  | { kind: "all"; to: string; total: number };
type Found = Extract<SearchState, { kind: "found" }>["found"];

/** The address of the page of results. */
export const resultsOf = (query: string): string => `/search?q=${encodeURIComponent(query.trim())}`;

/** What the arrows go through, in the order it is shown: recent queries before typing, then what is found. */
export function searchOptions(state: SearchState, text: string, recent: readonly string[]): SearchOption[] {
  if (text.trim() === "") return recent.map((query) => ({ kind: "recent", to: resultsOf(query), text: query }));
  if (state.kind !== "found") return [];
  const { categories, products, total } = state.found;
  return [
    ...categories.map((category) => ({ kind: "category" as const, to: `/category/${encodeURIComponent(category.id_1c)}`, category })),
    ...products.map((product) => ({ kind: "product" as const, to: productAddress(product), product })),
    ...(total > 0 ? [{ kind: "all" as const, to: resultsOf(text), total }] : []),
  ];
}

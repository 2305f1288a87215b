export const sorts = ["popular", "new", "cheaper", "dearer", "discount"] as const;
/** `relevance` belongs to a search, `recent` to the visitor's own list. */
export const ownSorts = ["relevance", "recent"] as const;
export type ListingSort = (typeof sorts)[number] | (typeof ownSorts)[number];

export const isSort = (text: string): text is ListingSort => [...sorts, ...ownSorts].some((sort) => sort === text);

type Asked = { list?: string | undefined; search?: string | undefined; sort?: ListingSort | undefined };

/** The order, and all orders offered, the list's own first (decisions.md §5). */
export function sortsOf({ list, search, sort }: Asked): {
  sort: ListingSort;
  sorts: readonly ListingSort[];
} {
  const own = search !== undefined ? "relevance" : list === "favorites" || list === "viewed" ? "recent" : undefined;
  const offered: readonly ListingSort[] = own ? [own, ...sorts] : sorts;
  const unasked = own ?? (list === "new-items" ? "new" : "popular");
  return { sort: sort && offered.includes(sort) ? sort : unasked, sorts: offered };
}

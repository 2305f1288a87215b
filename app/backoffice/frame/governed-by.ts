const others: Record<string, string> = { subscriptions: "leads", priceTypes: "imports", "search-words": "search", shelves: "products" };

/** The name by which permissions speak of a place of the back office. */
export const governedBy = (place: string): string => others[place] ?? place;

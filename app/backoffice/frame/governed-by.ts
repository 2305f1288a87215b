const others: Record<string, string> = {
  subscriptions: "leads",
  returns: "orders",
  questions: "reviews",
  "unmatched-payments": "payments",
  receipts: "payments",
  reconciliations: "payments",
  stories: "content",
  promotions: "content",
  pages: "content",
  "blue-lines": "content",
  letters: "settings",
  priceTypes: "imports",
  "price-types": "imports",
  "search-words": "search",
  shelves: "products",
  variations: "products",
};

/** The place in the name of its permission. */
export const governedBy = (place: string): string => others[place] ?? place;

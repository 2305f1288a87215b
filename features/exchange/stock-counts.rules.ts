/** What 1C's pieces are: what nobody has ordered, or everything on its shelves. */
export const stockCounts = ["free", "shelf"] as const;
export type StockCounts = (typeof stockCounts)[number];

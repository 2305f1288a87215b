/** `free`: pieces nobody has ordered; `shelf`: all on the shelves. */
export const stockCounts = ["free", "shelf"] as const;
export type StockCounts = (typeof stockCounts)[number];

import { addDays, kyivDay, type Instant, type KyivDay } from "../../platform/time/time.ts";

/** The thirtieth cell of the grid is a promotion. */
export const PAGE_SIZE = 29;

export const NEW_DAYS = 30;

/** Days whose sales count for «popular» and best sellers (decisions.md §5). */
export const SALES_DAYS = 30;

/** `first_seen_at` in milliseconds. */
export const isNew = ({ first_seen_at }: { first_seen_at: number }, now: Instant): boolean =>
  first_seen_at >= addDays(now, -NEW_DAYS).getTime();

export const isBestSeller = (product: { top_sales: boolean; sold_recently: number }): boolean =>
  product.top_sales || product.sold_recently > 0;

/** The day in Kyiv by which goods ordered now leave; null where nobody has said how long they take. */
export const shipsBy = (now: Instant, days: number): KyivDay | null =>
  days > 0 ? (new Date(Date.parse(kyivDay(now)) + days * 86_400_000).toISOString().slice(0, 10) as KyivDay) : null;

type StockWords = "many" | "exact" | "few" | "less-than-pack" | "none";

/** Stock is said in real numbers only (decisions.md §5). */
export function stockWords(stock: number, pack: number): StockWords {
  if (stock <= 0) return "none";
  if (stock < pack) return "less-than-pack";
  if (stock < 2 * pack) return "few";
  return stock > 50 ? "many" : "exact";
}

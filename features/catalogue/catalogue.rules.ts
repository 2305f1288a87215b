import { kyivDay, type Instant, type KyivDay } from "../../platform/time.ts";

/** A category as far as linking to it goes. */
type Linked = { id_1c: string; children: readonly Linked[] };

/**
 * Where a link to a category goes: straight to its child when it has exactly one, else to itself
 * (specification §2, gender landing pages; the header menu follows the same rule).
 */
export function linkTarget<Category extends Linked>(category: Category): Linked {
  const [only, ...others] = category.children;
  return only && others.length === 0 ? linkTarget(only) : category;
}

/** Products on a page; the thirtieth cell of the grid is a promotion. */
export const PAGE_SIZE = 29;

/** A search begins at three characters; of a longer text than the second number the rest is left out. */
export const [SHORTEST_SEARCH, LONGEST_SEARCH] = [3, 200];

/** Sixty searches a minute beyond a burst (security.md S33). Typing asks several times, and a mobile network lends one address to many. */
export const SEARCH_PACE = { burst: 120, aMinute: 60 };

/** Days a product counts as new. */
export const NEW_DAYS = 30;

/** Days whose sales count for «popular» and the best sellers (decisions.md §5). */
export const SALES_DAYS = 30;

/** A best seller is one the shop calls so, or one of which pieces were sold in the last days (decisions.md §5). */
export const isBestSeller = (product: { top_sales: boolean; sold_recently: number }): boolean =>
  product.top_sales || product.sold_recently > 0;

/** The day in Kyiv by which goods made to order now leave, `YYYY-MM-DD`; null where nobody has said how many days they take. */
export const shipsBy = (now: Instant, days: number): KyivDay | null =>
  days > 0 ? (new Date(Date.parse(kyivDay(now)) + days * 86_400_000).toISOString().slice(0, 10) as KyivDay) : null;

type StockWords = "many" | "exact" | "few" | "less-than-pack" | "none";

/** How the pieces on hand are spoken of (decisions.md §5): real numbers only. */
export function stockWords(stock: number, pack: number): StockWords {
  if (stock <= 0) return "none";
  if (stock < pack) return "less-than-pack";
  if (stock < 2 * pack) return "few";
  return stock > 50 ? "many" : "exact";
}

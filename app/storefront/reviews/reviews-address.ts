import type { Fit, ReviewOrder } from "../../../features/reviews/reviews.rules.ts";

/** `product`: 1C's id; without it the shop's own reviews. */
export type WantedReviews = {
  product?: string | undefined;
  fit?: Fit | undefined;
  film?: "1" | undefined;
  order?: ReviewOrder | undefined;
};

/** Without the language; default values are left out. */
export function reviewsAddress({ order, ...wanted }: WantedReviews): string {
  const named = { ...wanted, ...(order === "newest" ? {} : { order }) };
  const query = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== undefined) as [string, string][]);
  return query.size > 0 ? `/reviews?${query}` : "/reviews";
}

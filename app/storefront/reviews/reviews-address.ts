import type { Fit, ReviewOrder } from "../../../features/reviews/reviews.rules.ts";

/** `product`: 1C's id; the shop's own reviews without it. */
export type WantedReviews = {
  product?: string | undefined;
  fit?: Fit | undefined;
  film?: "1" | undefined;
  order?: ReviewOrder | undefined;
};

/** The page of reviews, without the language; what is usual is not named. */
export function reviewsAddress({ order, ...wanted }: WantedReviews): string {
  const named = { ...wanted, ...(order === "newest" ? {} : { order }) };
  const query = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== undefined) as [string, string][]);
  return query.size > 0 ? `/reviews?${query}` : "/reviews";
}

import type { Fit, ReviewOrder } from "../../../features/reviews/reviews.rules.ts";

type Wanted = { product: string; fit?: Fit | undefined; order?: ReviewOrder | undefined };

/** The page of a product's reviews, without the language; what is usual is not named. */
export function reviewsAddress({ product, fit, order }: Wanted): string {
  const query = new URLSearchParams({ product });
  if (fit) query.set("fit", fit);
  if (order && order !== "newest") query.set("order", order);
  return `/reviews?${query}`;
}

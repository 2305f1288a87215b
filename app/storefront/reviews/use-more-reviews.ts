import { useState } from "react";
import type { getProductReviews, getReviews, ReviewPage } from "../../../features/reviews/reviews.contract.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import type { Fit, ReviewOrder } from "../../../features/reviews/reviews.rules.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { Id } from "../../../platform/ids.ts";

/** Reviews of a product, or without it of the shop, in the order and with the filters of the first page. */
export type ReviewsOf = { productId: Id<"product"> | undefined; order: ReviewOrder; fit?: Fit | undefined; film?: "1" | undefined };

/** Pages are kept apart, so that nothing read moves. */
export function useMoreReviews(first: ReviewPage, { productId, ...wanted }: ReviewsOf) {
  const words = useWords(reviewsMessages);
  const [added, setAdded] = useState<readonly ReviewPage[]>([]);
  const [isLoading, setLoading] = useState(false);
  const pages = [first, ...added];
  const { pagination } = pages.at(-1) ?? first;
  const more = async () => {
    const page = pagination.current_page + 1;
    setLoading(true);
    try {
      const next = await (productId
        ? callApi<typeof getProductReviews>("GET", "/api/get-product-reviews", { productId, ...wanted, page })
        : callApi<typeof getReviews>("GET", "/api/get-reviews", { film: wanted.film, page }));
      setAdded((before) => [...before, next]);
    } catch {
      toast(words["reviews.moreFailed"]);
    }
    setLoading(false);
  };
  return { pages, pagination, isLoading, more };
}

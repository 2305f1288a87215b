import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { reviewOrders, type Fit, type ReviewOrder } from "../../../features/reviews/reviews.rules.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { reviewsAddress } from "./reviews-address.ts";

/** Links, so that they work before the page is hydrated. */
export function ReviewOrderLinks({ product, fit, order }: { product: string; fit: Fit | undefined; order: ReviewOrder }) {
  const words = useWords(reviewsMessages);
  const names = { newest: words["reviews.newest"], helpful: words["reviews.helpfulFirst"] };
  return (
    <nav aria-label={words["reviews.order"]} className="body-s flex items-center gap-3">
      <span className="text-ink-700">{words["reviews.order"]}</span>
      {reviewOrders.map((one) => (
        <ShopLink
          key={one}
          to={reviewsAddress({ product, fit, order: one })}
          aria-current={one === order ? "true" : undefined}
          className={`inline-flex min-h-11 items-center px-1 ${one === order ? "font-medium" : "text-beet-600 underline"}`}
        >
          {names[one]}
        </ShopLink>
      ))}
    </nav>
  );
}

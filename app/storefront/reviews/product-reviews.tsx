import { ChevronDown } from "lucide-react";
import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { hasFit } from "../../../features/reviews/has-fit.ts";
import type { ReviewPage } from "../../../features/reviews/reviews.contract.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { RatingLine } from "../../../features/reviews/ui/rating-line.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { ReviewColumns } from "../../../features/reviews/ui/review-columns.tsx";
import { FitSummary } from "./fit-summary.tsx";
import { HelpfulButton } from "./helpful-button.tsx";
import { ReviewButton } from "./review-button.tsx";
import { reviewsAddress } from "./reviews-address.ts";

type Props = { product: ProductView; reviews: ReviewPage };

/** Folded on a phone, open from 768 px. */
export function ProductReviews({ product, reviews: { data, rating, pagination } }: Props) {
  const words = useWords(reviewsMessages);
  const title = rating.count > 0 ? `${words["reviews.title"]} (${rating.count})` : words["reviews.title"];
  return (
    <section className="container-shop max-w-[1440px] md:mt-18">
      <h2 className="fold-title display-m mb-5">{words["reviews.title"]}</h2>
      <details className="fold group border-t border-line max-md:py-2 md:border-0">
        <summary className="title min-h-12 cursor-pointer list-none items-center justify-between">
          <h2 className="title">{title}</h2>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 group-open:rotate-180" />
        </summary>
        <div id="reviews" className="scroll-mt-24 pb-4">
          <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            {rating.count > 0 ? <RatingLine rating={rating} of="count" /> : <p className="text-ink-700">{words["reviews.none"]}</p>}
            <span className="md:ml-auto">
              <ReviewButton key={product.id} product={{ id: product.id, hasFit: hasFit(product) }} kind="secondary" />
            </span>
          </div>
          <div className="mb-5 empty:hidden">
            <FitSummary rating={rating} product={product.id_1c} />
          </div>
          <ReviewColumns reviews={data} Foot={HelpfulButton} />
          {pagination.total > data.length && (
            <ShopLink to={reviewsAddress({ product: product.id_1c })} className={`${buttonClass("secondary")} mt-2`}>
              {words["reviews.all"]}: {pagination.total}
            </ShopLink>
          )}
        </div>
      </details>
    </section>
  );
}

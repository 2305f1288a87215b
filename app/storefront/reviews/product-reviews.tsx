import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { FoldedSection } from "../catalogue/product/folded-section.tsx";
import { hasFit } from "../../../features/reviews/reviews.rules.ts";
import type { ReviewPage } from "../../../features/reviews/reviews.contract.ts";
import { reviewCardMessages } from "../../../features/reviews/review-card.messages.ts";
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

export function ProductReviews({ product, reviews: { data, rating, pagination } }: Props) {
  const words = useWords(reviewCardMessages);
  const title = rating.count > 0 ? `${words["reviews.title"]} (${rating.count})` : words["reviews.title"];
  return (
    <FoldedSection id="reviews" title={words["reviews.title"]} folded={title}>
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
    </FoldedSection>
  );
}

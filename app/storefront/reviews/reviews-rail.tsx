import type { CompanyReviews } from "../../../features/reviews/reviews.contract.ts";
import { reviewCardMessages } from "../../../features/reviews/review-card.messages.ts";
import { RatingLine } from "../../../features/reviews/ui/rating-line.tsx";
import { ReviewCard } from "../../../features/reviews/ui/review-card.tsx";
import { Rail } from "../../../ui/rail.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";

export function ReviewsRail({ reviews: { data, rating } }: { reviews: CompanyReviews }) {
  const words = useWords(reviewCardMessages);
  if (data.length === 0) return null;
  return (
    <section className="later container-shop mt-10 md:mt-18" aria-labelledby="reviews-title">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1">
        <h2 id="reviews-title" className="display-m">
          {words["reviews.title"]}
        </h2>
        <div className="max-sm:order-last max-sm:basis-full">
          <RatingLine rating={rating} of="marks" />
        </div>
        <ShopLink to="/reviews" className="label ml-auto inline-flex min-h-11 items-center text-beet-600 hover:underline">
          {words["reviews.all"]}
        </ShopLink>
      </div>
      <Rail ofTexts className="gap-2 pb-2 md:gap-5">
        {data.map((review) => (
          <li key={review.id} className="w-[82vw] sm:w-80 xl:w-[calc((100%-3.75rem)/4)]">
            <ReviewCard review={review} short />
          </li>
        ))}
      </Rail>
    </section>
  );
}

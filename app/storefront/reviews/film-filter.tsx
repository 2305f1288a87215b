import type { RatingView } from "../../../features/reviews/reviews.contract.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { reviewsAddress, type WantedReviews } from "./reviews-address.ts";

/** Links to the reviews with a film, or back to all; nothing where none has one. */
export function FilmFilter({ rating, wanted }: { rating: RatingView; wanted: WantedReviews }) {
  const words = useWords(reviewsMessages);
  if (rating.films === 0) return null;
  const isChosen = wanted.film === "1";
  return (
    <ShopLink
      to={reviewsAddress({ ...wanted, film: isChosen ? undefined : "1" })}
      className={classNames(
        "body-s inline-flex min-h-11 items-center rounded-chip border px-4",
        isChosen ? "border-ink-900 bg-ink-900 text-white" : "border-line-strong hover:bg-surface-1",
      )}
    >
      {isChosen ? words["reviews.withoutFilms"] : words["reviews.filmsCount"](rating.films)}
    </ShopLink>
  );
}

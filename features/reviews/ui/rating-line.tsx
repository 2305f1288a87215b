import { plural } from "../../../platform/i18n.ts";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import type { RatingView } from "../reviews.contract.ts";
import { reviewCardMessages } from "../review-card.messages.ts";
import { withComma } from "../../../platform/text/decimal-comma.ts";
import { Stars } from "./stars.tsx";

/** The shop also has marks without text. */
export function RatingLine({ rating, of }: { rating: RatingView; of: "count" | "marks" }) {
  const words = useWords(reviewCardMessages);
  const locale = useLocale();
  if (rating.average === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <b className="price-l">{withComma(rating.average)}</b>
      <Stars mark={rating.average} size={20} />
      <span className="body-s text-ink-500">
        {rating.count} {plural(locale, rating.count, words[`reviews.${of}`])}
      </span>
    </p>
  );
}

export function RatingLink({ rating }: { rating: RatingView }) {
  const words = useWords(reviewCardMessages);
  const locale = useLocale();
  if (rating.average === null) return null;
  const spoken = `${words["reviews.outOf"](withComma(rating.average))}, ${rating.count} ${plural(locale, rating.count, words["reviews.count"])}`;
  return (
    <a href="#reviews" aria-label={spoken} className="-my-3 inline-flex min-h-11 items-center text-ink-900 hover:underline">
      <span aria-hidden="true">
        <span className="text-beet-600">★</span> {withComma(rating.average)} ({rating.count})
      </span>
    </a>
  );
}

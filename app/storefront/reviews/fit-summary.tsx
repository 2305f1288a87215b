import type { RatingView } from "../../../features/reviews/reviews.contract.ts";
import { reviewCardMessages } from "../../../features/reviews/review-card.messages.ts";
import { fits, type Fit, type ReviewOrder } from "../../../features/reviews/reviews.rules.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { reviewsAddress } from "./reviews-address.ts";

type Props = { rating: RatingView; product: string; chosen?: Fit | undefined; order?: ReviewOrder };

/** How many found it small, true to size or large, each a link to those reviews; nothing where nobody said. */
export function FitSummary({ rating, product, chosen, order }: Props) {
  const words = useWords(reviewCardMessages);
  const said = fits.filter((fit) => rating.fit[fit] > 0);
  if (said.length === 0) return null;
  const all = said.reduce((sum, fit) => sum + rating.fit[fit], 0);
  const link = (fit: Fit | undefined, text: string) => (
    <li key={fit ?? "any"}>
      <ShopLink
        to={reviewsAddress({ product, fit, order })}
        aria-current={fit === chosen ? "true" : undefined}
        className={classNames(
          "body-s inline-flex min-h-11 items-center rounded-chip border px-4",
          fit === chosen ? "border-ink-900 bg-ink-900 text-white" : "border-line-strong hover:bg-surface-1",
        )}
      >
        {text}
      </ShopLink>
    </li>
  );
  return (
    <nav aria-label={words["reviews.fitTitle"]} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="body-s text-ink-700">{words["reviews.fitTitle"]}</span>
      <ul className="flex flex-wrap gap-2">
        {chosen && link(undefined, words["reviews.anyFit"])}
        {said.map((fit) => link(fit, `${words["reviews.fit"][fit]} · ${Math.round((rating.fit[fit] / all) * 100)}%`))}
      </ul>
    </nav>
  );
}

import { useLoaderData } from "../../../client/router/page.ts";
import { productAddress } from "../../../features/catalogue/words/product-address.ts";
import type { CompanyReviews, ReviewPage } from "../../../features/reviews/reviews.contract.ts";
import { markNames } from "../../../features/reviews/review-card.messages.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { RatingLine } from "../../../features/reviews/ui/rating-line.tsx";
import { ReviewColumns } from "../../../features/reviews/ui/review-columns.tsx";
import { withComma } from "../../../platform/text/decimal-comma.ts";
import { Stars } from "../../../features/reviews/ui/stars.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { Pages } from "../catalogue/listing/pages.tsx";
import { FilmFilter } from "./film-filter.tsx";
import { FitSummary } from "./fit-summary.tsx";
import { HelpfulButton } from "./helpful-button.tsx";
import { ReviewButton } from "./review-button.tsx";
import { ReviewOrderLinks } from "./review-order.tsx";
import { reviewsAddress } from "./reviews-address.ts";
import { useMoreReviews, type ReviewsOf } from "./use-more-reviews.ts";
import type { loader } from "./reviews.loader.server.ts";

export default function ReviewsScreen() {
  const { product, wanted, assessments, ...first } = useLoaderData<typeof loader>();
  const { rating, data, pagination } = first;
  const words = useWords(reviewsMessages);
  const isFiltered = wanted.fit !== undefined || wanted.film !== undefined;
  return (
    <div className="container-shop pt-6 pb-10 md:pt-8">
      {product && (
        <ShopLink to={productAddress(product)} className="body-s inline-flex min-h-11 items-center text-beet-600 underline">
          {words["reviews.toProduct"]}
        </ShopLink>
      )}
      <h1 className="display-l">{product ? words["reviews.ofProduct"](product.name) : words["reviews.pageTitle"]}</h1>
      <div className="mt-5 mb-8 flex flex-wrap items-center gap-x-10 gap-y-5">
        <RatingLine rating={rating} of={product ? "count" : "marks"} />
        {assessments && <Assessments assessments={assessments} />}
        <span className="md:ml-auto">
          <ReviewButton {...(product ? { product } : {})} />
        </span>
      </div>
      {rating.count > 0 && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 empty:hidden">
          <FilmFilter rating={rating} wanted={{ ...wanted, product: product?.id_1c }} />
          {product && <FitSummary rating={rating} product={product.id_1c} chosen={wanted.fit} order={wanted.order} />}
          {product && <ReviewOrderLinks product={product.id_1c} {...wanted} fit={wanted.fit} />}
        </div>
      )}
      {data.length === 0 && (
        <EmptyState text={isFiltered ? words["reviews.noneOfFit"] : product ? words["reviews.none"] : words["reviews.noneOfShop"]}>
          {isFiltered && (
            <ShopLink to={reviewsAddress({ product: product?.id_1c })} className={buttonClass()}>
              {words["reviews.all"]}
            </ShopLink>
          )}
        </EmptyState>
      )}
      <List
        key={`${product?.id} ${wanted.fit} ${wanted.film} ${wanted.order} ${pagination.current_page}`}
        first={first}
        of={{ productId: product?.id, ...wanted }}
      />
    </div>
  );
}

function List({ first, of }: { first: ReviewPage; of: ReviewsOf }) {
  const { pages, pagination, isLoading, more } = useMoreReviews(first, of);
  return (
    <>
      {pages.map(({ data, pagination: { current_page: page } }) => (
        <ReviewColumns key={page} reviews={data} Foot={HelpfulButton} />
      ))}
      <Pages pagination={pagination} isLoading={isLoading} onMore={() => void more()} />
    </>
  );
}

function Assessments({ assessments }: { assessments: NonNullable<CompanyReviews["assessments"]> }) {
  const words = useWords(reviewsMessages);
  return (
    <section aria-labelledby="assessments">
      <h2 id="assessments" className="body-s mb-2 text-ink-700">
        {words["reviews.assessments"](assessments.count)}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {markNames.map((name) => (
          <div key={name}>
            <dt className="caption text-ink-500">{words[`assessment.${name}`]}</dt>
            <dd className="flex items-center gap-2">
              <b className="price-m">{withComma(assessments[name])}</b>
              <Stars mark={assessments[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

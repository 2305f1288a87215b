import { paginationOf, rowsOfPage } from "../../../platform/contracts/pagination.ts";
import { formatDay } from "../../../platform/time/time.ts";
import type { Visit } from "../../shop.ts";
import type { CompanyReviews, RatingView, ReviewPage, ReviewView } from "../reviews.contract.ts";
import { averageOf, oneDecimal, type Stars } from "../reviews.rules.ts";
import { selectPublished, selectRating, type RowWithPhotos, type Subject, type Wanted } from "./reviews.queries.ts";
import { ALL_TAG, COMPANY_TAG, productTag } from "./changes.ts";
import type { Id } from "../../../platform/ids.ts";

const A_PAGE = 24;

type Rating = Awaited<ReturnType<typeof selectRating>>;

export async function companyReviews(
  visit: Visit,
  { page = 1, size = A_PAGE, film }: Pick<Wanted, "film"> & { page?: number; size?: number } = {},
): Promise<CompanyReviews> {
  visit.pageTags.add(ALL_TAG).add(COMPANY_TAG);
  const { found, ...view } = await readPage(visit, "company", { page, size, order: "newest", film });
  return { ...view, assessments: meansOf(found) };
}

export async function productReviews(
  visit: Visit,
  productId: Id<"product">,
  { page = 1, size = A_PAGE, order = "newest", fit, film }: Partial<Wanted> & { page?: number; size?: number } = {},
): Promise<ReviewPage> {
  visit.pageTags.add(ALL_TAG).add(productTag(productId));
  const { found: _, ...view } = await readPage(visit, { productId }, { page, size, order, fit, film });
  return view;
}

async function readPage({ shop }: Visit, subject: Subject, { page, size, ...wanted }: Wanted & { page: number; size: number }) {
  const [rows, found] = await Promise.all([
    selectPublished(shop.db.read, subject, { ...wanted, ...rowsOfPage({ page, perPage: size }) }),
    selectRating(shop.db.read, subject, wanted),
  ]);
  return {
    data: rows.map(viewReview),
    pagination: paginationOf({ page, size, total: found.total }),
    rating: viewRating(found),
    found,
  };
}

export const viewReview = (row: RowWithPhotos): ReviewView => ({
  id: row.id,
  author: row.author,
  town: row.town,
  rating: row.rating,
  language: row.language === "ru" ? "ru" : "uk",
  title: row.title,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
  day: formatDay(row.created_at),
  bought: row.bought,
  reply: row.reply,
  marks:
    row.about === "order"
      ? { deliverySpeed: row.delivery_speed ?? 0, priceQuality: row.price_quality ?? 0, serviceQuality: row.service_quality ?? 0 }
      : null,
  fit: row.fit,
  helpful: row.helpful,
  photos: row.photos.map(photoAddress),
  film: row.film && {
    src: `/videos/reviews/${row.film.id}`,
    type: `video/${row.film.type}`,
    seconds: row.film.seconds,
    poster: row.film.poster && photoAddress(row.film.poster),
  },
});

const photoAddress = (id: string): string => `/pictures/reviews/${id}`;

function viewRating(found: Rating): RatingView {
  const stars: Stars = [Number(found.stars1), Number(found.stars2), Number(found.stars3), Number(found.stars4), Number(found.stars5)];
  return {
    count: stars.reduce((sum, given) => sum + given, 0),
    average: averageOf(stars),
    stars: [...stars],
    fit: { small: Number(found.fit_small), true: Number(found.fit_true), large: Number(found.fit_large) },
    films: Number(found.films),
  };
}

function meansOf({ assessments: count, ...sums }: Rating): CompanyReviews["assessments"] {
  if (count === 0) return null;
  const mean = (sum: number) => oneDecimal(sum / count);
  return {
    count,
    deliverySpeed: mean(Number(sums.delivery_speed)),
    priceQuality: mean(Number(sums.price_quality)),
    serviceQuality: mean(Number(sums.service_quality)),
  };
}

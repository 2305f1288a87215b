import { conflict, forbidden, invalid, notFound } from "../../../platform/contracts/errors.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { isShown } from "../../catalogue/catalogue.server.ts";
import { customerOf, type Customer, type Visit } from "../../shop.ts";
import { reviewsMessages } from "../reviews.messages.ts";
import { authorName, markOfAssessment, receivedStatuses, type Fit } from "../reviews.rules.ts";
import { attachFilm } from "./films.queries.ts";
import { attachPhotos } from "./photos.queries.ts";
import { insertReview, selectAuthor, selectHasReceived, selectWaitingTwin, selectOrderToAssess } from "./reviews.queries.ts";
import type { Id } from "../../../platform/ids.ts";

/** Reviews and assessments together (security.md S33). */
const AN_HOUR = 5;
const received: ReadonlySet<string> = new Set(receivedStatuses);

type Written = {
  productId?: Id<"product"> | undefined;
  rating: number;
  title: string;
  comment: string;
  fit?: Fit | undefined;
  photos: readonly string[];
  film?: { id: string; poster?: string | undefined } | undefined;
};

/** Waits for staff; repeatable. 403 blacklisted, 404 for hidden goods, 409 for a second one, 422 for photos or film, 429 too many. */
export async function addReview(visit: Visit, { productId, photos, film, ...words }: Written): Promise<void> {
  const { shop, locale, now } = visit;
  const customer = authorOf(visit);
  if (productId === undefined && words.fit !== undefined) throw invalid({ fit: ["form.invalid"] });
  if (productId !== undefined && !(await isShown(shop, productId))) throw notFound();
  await takeTurn(visit, customer);
  const author = await nameOf(visit, customer);
  await shop.db.write(async (tx) => {
    const reviewId = await insertReview(tx, {
      ...(productId === undefined ? { about: "shop" } : { about: "product", product_id: productId }),
      account_id: customer.id,
      author,
      language: languageOf(locale),
      bought: productId !== undefined && (await selectHasReceived(tx, customer.id, productId)),
      created_at: now,
      ...words,
    });
    if (reviewId === undefined) {
      const twin = await selectWaitingTwin(tx, { accountId: customer.id, productId, rating: words.rating, comment: words.comment });
      if (twin && photos.every((id) => twin.photos.includes(id)) && (film === undefined || film.id === twin.film)) return;
      throw conflict("reviews.already");
    }
    const attached = await attachPhotos(tx, { ids: photos, accountId: customer.id, reviewId });
    if (attached < photos.length) throw invalid({ photos: ["reviews.photoOver"] });
    if (film && !(await attachFilm(tx, { ...film, accountId: customer.id, reviewId }))) throw invalid({ film: ["reviews.filmGone"] });
  });
}

export async function isAssessmentOffered(visit: Visit, number: number): Promise<boolean> {
  const order = await selectOrderToAssess(visit.shop.db.read, authorOf(visit).id, number);
  if (!order) throw notFound();
  return received.has(order.status) && order.review_id === null;
}

type Assessed = { number: number; delivery_speed: number; price_quality: number; service_quality: number; comment: string };

/** Once a delivered order (decisions.md §6); 404 for another's, 409 otherwise. */
export async function addAssessment(visit: Visit, { number, comment, ...marks }: Assessed): Promise<void> {
  const { shop, locale, now } = visit;
  const customer = authorOf(visit);
  const order = await selectOrderToAssess(shop.db.read, customer.id, number);
  if (!order) throw notFound();
  if (!received.has(order.status)) throw conflict("reviews.notDelivered");
  if (order.review_id !== null) throw conflict("reviews.already");
  await takeTurn(visit, customer);
  const author = await nameOf(visit, customer);
  await shop.db.write(async (tx) => {
    const id = await insertReview(tx, {
      about: "order",
      order_id: order.id,
      account_id: customer.id,
      author,
      language: languageOf(locale),
      rating: markOfAssessment([marks.delivery_speed, marks.price_quality, marks.service_quality]),
      comment,
      created_at: now,
      ...marks,
    });
    if (id === undefined) throw conflict("reviews.already");
  });
}

export function authorOf(visit: Visit): Customer {
  const customer = customerOf(visit);
  if (customer.blacklisted) throw forbidden();
  return customer;
}

const takeTurn = ({ shop }: Visit, { id }: Customer): Promise<void> =>
  requireBudgets(shop, [{ name: "review", of: String(id), limit: AN_HOUR, windowSeconds: 3_600 }]);

async function nameOf({ shop, locale }: Visit, { id }: Customer): Promise<string> {
  const nameless = reviewsMessages[languageOf(locale)]["reviews.nameless"];
  return authorName((await selectAuthor(shop.db.read, id)) ?? { name: "", surname: "" }, nameless);
}

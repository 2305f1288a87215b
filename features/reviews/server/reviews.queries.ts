import { sql, type Kysely, type Selectable } from "kysely";
import type { ReviewTable, Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { fits, receivedStatuses, type Fit, type ReviewOrder } from "../reviews.rules.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type Row = Selectable<ReviewTable>;
export type RowWithPhotos = Row & { photos: string[]; film: FilmRow | null };
export type FilmRow = { id: string; type: "mp4" | "webm"; seconds: number; poster: string | null };
/** The shop, by assessments of orders, or one product. */
export type Subject = "company" | { productId: Id<"product"> };

export type NewReview = {
  about: "shop" | "product" | "order";
  account_id: Id<"account"> | null;
  product_id?: Id<"product">;
  order_id?: string;
  author: string;
  town?: string;
  language: "uk" | "ru";
  rating: number;
  delivery_speed?: number;
  price_quality?: number;
  service_quality?: number;
  title?: string;
  comment: string;
  bought?: boolean;
  fit?: Fit | undefined;
  reply?: string;
  status?: "published";
  created_at: Instant;
};

/** Undefined when the customer has one already. */
export const insertReview = async (tx: Db, review: NewReview): Promise<Id<"review"> | undefined> =>
  (
    await tx
      .insertInto("review")
      .values(review)
      .onConflict((oc) => oc.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

type Written = { accountId: Id<"account">; productId: Id<"product"> | undefined; rating: number; comment: string };

/** Photos and film of a waiting review with the same text and subject; undefined without one. */
export const selectWaitingTwin = (tx: Db, { accountId, productId, rating, comment }: Written) =>
  tx
    .selectFrom("review")
    .select((eb) => [
      sql<string[]>`array(select photo.id::text from review_photo photo where photo.review_id = review.id)`.as("photos"),
      eb.selectFrom("review_film as film").select("film.id").whereRef("film.review_id", "=", "review.id").limit(1).as("film"),
    ])
    .where("account_id", "=", accountId)
    .$call((query) => (productId === undefined ? query.where("about", "=", "shop") : query.where("product_id", "=", productId)))
    .where("rating", "=", rating)
    .where("comment", "=", comment)
    .where("status", "=", "new")
    .executeTakeFirst();

/** State and length of a page are literals: as parameters they would have each call planned anew, which costs more than running it. */
const published = (db: Db, subject: Subject) => {
  const shown = db.selectFrom("review").where("status", "=", sql.lit("published"));
  return subject === "company" ? shown.where("product_id", "is", null) : shown.where("product_id", "=", subject.productId);
};

export type Wanted = { order: ReviewOrder; fit?: Fit | undefined; film?: "1" | undefined };

export const selectPublished = (
  db: Db,
  subject: Subject,
  { order, fit, film, limit, offset }: Wanted & { limit: number; offset: number },
): Promise<RowWithPhotos[]> =>
  published(db, subject)
    .where("comment", "<>", "")
    .$call((query) => (fit ? query.where("fit", "=", fit) : query))
    .$call((query) => (film ? query.where(hasFilm) : query))
    .selectAll()
    .select([photosOfReview, filmOfReview])
    .$call((query) => (order === "helpful" ? query.orderBy("helpful", "desc") : query))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(sql.lit(limit))
    .$call((query) => (offset > 0 ? query.offset(offset) : query))
    .execute();

export const selectRating = (db: Db, subject: Subject, { fit, film }: Pick<Wanted, "fit" | "film">) =>
  published(db, subject)
    .select(({ fn, lit }) => [
      fn
        .countAll<number>()
        .filterWhere((eb) => eb.and([eb("comment", "<>", ""), ...(fit ? [eb("fit", "=", fit)] : []), ...(film ? [hasFilm] : [])]))
        .as("total"),
      ...fits.map((one) => fn.countAll<number>().filterWhere("fit", "=", one).as(`fit_${one}`)),
      ...([1, 2, 3, 4, 5] as const).map((mark) => fn.countAll<number>().filterWhere("rating", "=", mark).as(`stars${mark}`)),
      fn.countAll<number>().filterWhere(hasFilm).as("films"),
      fn.countAll<number>().filterWhere("about", "=", "order").as("assessments"),
      fn.coalesce(fn.sum<number>("delivery_speed"), lit(0)).as("delivery_speed"),
      fn.coalesce(fn.sum<number>("price_quality"), lit(0)).as("price_quality"),
      fn.coalesce(fn.sum<number>("service_quality"), lit(0)).as("service_quality"),
    ])
    .executeTakeFirstOrThrow();

export const selectAuthor = (db: Db, accountId: Id<"account">) =>
  db.selectFrom("account").select(["name", "surname"]).where("id", "=", accountId).executeTakeFirst();

export const selectHasReceived = async (db: Db, accountId: Id<"account">, productId: Id<"product">): Promise<boolean> =>
  (await db
    .selectFrom("placed_order as o")
    .innerJoin("order_line as line", "line.order_id", "o.id")
    .select("o.id")
    .where("o.account_id", "=", accountId)
    .where("line.product_id", "=", productId)
    .where("o.status", "in", receivedStatuses)
    .executeTakeFirst()) !== undefined;

export const selectOrderToAssess = (db: Db, accountId: Id<"account">, number: number) =>
  db
    .selectFrom("placed_order as o")
    .leftJoin("review", "review.order_id", "o.id")
    .select(["o.id", "o.status", "review.id as review_id"])
    .where("o.account_id", "=", accountId)
    .where("o.number", "=", number)
    .executeTakeFirst();

export type Filter = { status?: Row["status"] | undefined; about?: Row["about"] | undefined };

const withSubject = (db: Db) =>
  db
    .selectFrom("review")
    .leftJoin("product", "product.id", "review.product_id")
    .leftJoin("placed_order as o", "o.id", "review.order_id")
    .leftJoin("account", "account.id", "review.account_id")
    .selectAll("review")
    .select(["product.name_uk as product_name", "o.number as order_number", "account.phone"])
    .select([photosOfReview, filmOfReview]);

/** The newest first; what a row says of its goods, order and author is read for the shown page alone. */
export async function selectForStaff(db: Db, { status, about }: Filter, { limit, offset }: { limit: number; offset: number }) {
  const matching = db
    .selectFrom("review")
    .$call((query) => (status ? query.where("status", "=", status) : query))
    .$call((query) => (about ? query.where("about", "=", about) : query));
  const page = matching.select("id").orderBy("id", "desc").limit(limit).offset(offset);
  const [rows, { total }] = await Promise.all([
    withSubject(db).where("review.id", "in", page).orderBy("review.id", "desc").execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const selectOneForStaff = (db: Db, id: Id<"review">) => withSubject(db).where("review.id", "=", id).executeTakeFirst();

export const lockReview = (tx: Db, id: Id<"review">) =>
  tx.selectFrom("review").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const updateReview = (
  tx: Db,
  id: Id<"review">,
  { status, reason, reply, now }: { status: Row["status"]; reason: string; reply: string; now: Instant },
) =>
  tx
    .updateTable("review")
    .set((eb) => ({ status, reason, reply, decided_at: status === "new" ? null : now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();

/** Any other review of the product, or a waiting one of the shop. */
export const selectIsTaken = async (tx: Db, { id, about, account_id, product_id }: Row, status: Row["status"]): Promise<boolean> =>
  account_id !== null &&
  (product_id !== null || (about === "shop" && status === "new")) &&
  (await tx
    .selectFrom("review")
    .select("id")
    .where("id", "<>", id)
    .where("account_id", "=", account_id)
    .where("about", "=", about)
    .where((eb) =>
      product_id === null ? eb("status", "=", "new") : eb.and([eb("product_id", "=", product_id), eb("status", "<>", "refused")]),
    )
    .executeTakeFirst()) !== undefined;

const photosOfReview = sql<string[]>`array(
  select photo.id::text from review_photo photo where photo.review_id = review.id and not photo.is_poster order by photo.position)`.as(
  "photos",
);

const hasFilm = sql<boolean>`exists (select from review_film film where film.review_id = review.id)`;

const filmOfReview = sql<FilmRow | null>`(
  select json_build_object('id', film.id, 'type', film.type, 'seconds', film.seconds,
    'poster', (select photo.id from review_photo photo where photo.review_id = review.id and photo.is_poster))
  from review_film film where film.review_id = review.id)`.as("film");

import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;
type Film = { id: string; accountId: Id<"account">; type: "mp4" | "webm"; seconds: number; at: Instant };

export const insertFilm = (tx: Db, { id, accountId, type, seconds, at }: Film) =>
  tx.insertInto("review_film").values({ id, account_id: accountId, type, seconds, created_at: at }).execute();

/** Attaches a film and its poster, if any. False unless both are the author's and unused. */
export async function attachFilm(
  tx: Db,
  { id, poster, accountId, reviewId }: { id: string; poster?: string | undefined; accountId: Id<"account">; reviewId: Id<"review"> },
): Promise<boolean> {
  const { numUpdatedRows: films } = await tx
    .updateTable("review_film")
    .set({ review_id: reviewId })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("review_id", "is", null)
    .executeTakeFirst();
  if (poster === undefined || films === 0n) return films > 0n;
  const { numUpdatedRows: posters } = await tx
    .updateTable("review_photo")
    .set({ review_id: reviewId, is_poster: true })
    .where("id", "=", poster)
    .where("account_id", "=", accountId)
    .where("review_id", "is", null)
    .executeTakeFirst();
  return posters > 0n;
}

export const selectOwnFilm = (db: Db, id: string, accountId: Id<"account">) =>
  db.selectFrom("review_film").select("seconds").where("id", "=", id).where("account_id", "=", accountId).executeTakeFirst();

export const selectFilm = (db: Db, id: string) =>
  db
    .selectFrom("review_film as film")
    .leftJoin("review", "review.id", "film.review_id")
    .select(["film.type", "review.status"])
    .where("film.id", "=", id)
    .executeTakeFirst();

export const deleteWaitingFilms = async (tx: Db, before: Instant): Promise<string[]> =>
  (await tx.deleteFrom("review_film").where("review_id", "is", null).where("created_at", "<", before).returning("id").execute()).map(
    ({ id }) => id,
  );

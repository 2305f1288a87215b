import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";
import { attachInOrder } from "../../../platform/db/attach-in-order.ts";

type Db = Kysely<Tables>;

export const insertPhoto = (tx: Db, photo: { id: string; accountId: Id<"account">; now: Instant }) =>
  tx.insertInto("review_photo").values({ id: photo.id, account_id: photo.accountId, created_at: photo.now }).execute();

export const attachPhotos = (
  tx: Db,
  { ids, accountId, reviewId }: { ids: readonly string[]; accountId: Id<"account">; reviewId: Id<"review"> },
): Promise<number> =>
  attachInOrder(ids, (id, position) =>
    tx
      .updateTable("review_photo")
      .set({ review_id: reviewId, position })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("review_id", "is", null)
      .executeTakeFirst(),
  );

export const selectStatusOfPhoto = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom("review_photo as photo")
      .innerJoin("review", "review.id", "photo.review_id")
      .select("review.status")
      .where("photo.id", "=", id)
      .executeTakeFirst()
  )?.status;

export const deleteWaitingPhotos = async (tx: Db, before: Instant): Promise<string[]> =>
  (await tx.deleteFrom("review_photo").where("review_id", "is", null).where("created_at", "<", before).returning("id").execute()).map(
    ({ id }) => id,
  );

import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { attachInOrder } from "../../../platform/db/attach-in-order.ts";

type Db = Kysely<Tables>;

export const insertReturnPhoto = (tx: Db, photo: { id: string; accountId: Id<"account">; at: Instant }) =>
  tx.insertInto("goods_return_photo").values({ id: photo.id, account_id: photo.accountId, created_at: photo.at }).execute();

export const attachReturnPhotos = (
  tx: Db,
  { ids, accountId, returnId }: { ids: readonly string[]; accountId: Id<"account">; returnId: Id<"goods_return"> },
): Promise<number> =>
  attachInOrder(ids, (id, position) =>
    tx
      .updateTable("goods_return_photo")
      .set({ return_id: returnId, position })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("return_id", "is", null)
      .executeTakeFirst(),
  );

export const selectPhotos = async (db: Db, returnId: Id<"goods_return">): Promise<string[]> =>
  (await db.selectFrom("goods_return_photo").select("id").where("return_id", "=", returnId).orderBy("position").execute()).map(
    ({ id }) => id,
  );

export const selectOwnerOfPhoto = async (db: Db, id: string): Promise<Id<"account"> | undefined> =>
  (await db.selectFrom("goods_return_photo").select("account_id").where("id", "=", id).executeTakeFirst())?.account_id;

export const deleteWaitingReturnPhotos = async (tx: Db, before: Instant): Promise<string[]> =>
  (await tx.deleteFrom("goods_return_photo").where("return_id", "is", null).where("created_at", "<", before).returning("id").execute()).map(
    ({ id }) => id,
  );

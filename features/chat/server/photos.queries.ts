import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { attachInOrder } from "../../../platform/db/attach-in-order.ts";

type Db = Kysely<Tables>;
/** The sender of a photo, who alone may put it into a message. */
export type Sender = { account_id: Id<"account"> } | { staff_id: Id<"staff_member"> };

export const insertChatPhoto = (tx: Db, { id, sender, at }: { id: string; sender: Sender; at: Instant }) =>
  tx
    .insertInto("chat_photo")
    .values({ id, ...sender, created_at: at })
    .execute();

/** In the order named; answers how many. */
export const attachChatPhotos = (
  tx: Db,
  { ids, sender, threadId, seq }: { ids: readonly string[]; sender: Sender; threadId: Id<"chat_thread">; seq: number },
): Promise<number> =>
  attachInOrder(ids, (id, position) =>
    tx
      .updateTable("chat_photo")
      .set({ thread_id: threadId, seq, position })
      .where("id", "=", id)
      .where((eb) => eb.and(sender))
      .where("seq", "is", null)
      .executeTakeFirst(),
  );

export const selectReaderOfPhoto = async (db: Db, id: string): Promise<Id<"account"> | undefined> =>
  (
    await db
      .selectFrom("chat_photo as p")
      .innerJoin("chat_thread as t", "t.id", "p.thread_id")
      .select("t.account_id")
      .where("p.id", "=", id)
      .executeTakeFirst()
  )?.account_id;

export const deleteWaitingChatPhotos = async (tx: Db, before: Instant): Promise<string[]> =>
  (await tx.deleteFrom("chat_photo").where("seq", "is", null).where("created_at", "<", before).returning("id").execute()).map(
    ({ id }) => id,
  );

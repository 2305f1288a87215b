import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export type NewMessage = {
  thread_id: Id<"chat_thread">;
  seq: number;
  message_id: string;
  side: "customer" | "staff";
  staff_id?: Id<"staff_member">;
  text: string;
  product_id?: Id<"product"> | undefined;
  order_number?: number | undefined;
  at: Instant;
};

export const insertMessage = (tx: Db, message: NewMessage) => tx.insertInto("chat_message").values(message).execute();

export const selectSentAs = async (db: Db, threadId: Id<"chat_thread">, messageId: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom("chat_message")
      .select("seq")
      .where("thread_id", "=", threadId)
      .where("message_id", "=", messageId)
      .executeTakeFirst()
  )?.seq;

export type MessageRow = {
  seq: number;
  messageId: string;
  side: "customer" | "staff";
  author: string;
  text: string;
  productId: Id<"product"> | null;
  orderNumber: number | null;
  photos: string[];
  at: Instant;
};

/** The messages behind `after`, else the newest, ahead of `before` where it is given. */
export type MessageWindow = { before?: number | undefined; after?: number | undefined };

/** Oldest first. */
export async function selectMessages(
  db: Db,
  { threadId, before, after, limit }: MessageWindow & { threadId: Id<"chat_thread">; limit: number },
): Promise<MessageRow[]> {
  const bound = after === undefined ? sql`m.seq < ${before ?? 2_147_483_647}` : sql`m.seq > ${after}`;
  const order = after === undefined ? sql`desc` : sql`asc`;
  const { rows } = await sql<MessageRow>`
    select m.seq, m.message_id as "messageId", m.side, coalesce(split_part(s.name, ' ', 1), '') as author, m.text, m.product_id as "productId",
      m.order_number as "orderNumber", m.at,
      coalesce((select json_agg(p.id order by p.position) from chat_photo p where p.thread_id = m.thread_id and p.seq = m.seq), '[]'::json) as photos
    from chat_message m left join staff_member s on s.id = m.staff_id
    where m.thread_id = ${threadId} and ${bound} order by m.seq ${order} limit ${limit}`.execute(db);
  return rows.toSorted((one, other) => one.seq - other.seq);
}

export const selectIsOwnOrder = async (db: Db, accountId: Id<"account">, number: number): Promise<boolean> =>
  (await db.selectFrom("placed_order").select("id").where("account_id", "=", accountId).where("number", "=", number).executeTakeFirst()) !==
  undefined;

export const insertNote = (tx: Db, note: { threadId: Id<"chat_thread">; staffId: Id<"staff_member">; text: string; at: Instant }) =>
  tx
    .insertInto("chat_note")
    .values({ thread_id: note.threadId, staff_id: note.staffId, text: note.text, at: note.at })
    .returning("id")
    .executeTakeFirstOrThrow();

export const selectNotes = (db: Db, threadId: Id<"chat_thread">) =>
  db
    .selectFrom("chat_note as n")
    .innerJoin("staff_member as s", "s.id", "n.staff_id")
    .select(["n.id", "s.name as author", "n.text", "n.at"])
    .where("n.thread_id", "=", threadId)
    .orderBy("n.id", "desc")
    .limit(50)
    .execute();

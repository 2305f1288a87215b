import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export const selectReplies = (db: Db) =>
  db.selectFrom("chat_reply").select(["id", "title", "text_uk as textUk", "text_ru as textRu"]).orderBy("title").orderBy("id").execute();

export const countReplies = async (db: Db): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("chat_reply")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirst()
    )?.count ?? 0,
  );

export const insertReply = async (
  tx: Db,
  { title, textUk, textRu }: { title: string; textUk: string; textRu: string },
  at: Instant,
): Promise<Id<"chat_reply">> =>
  (
    await tx
      .insertInto("chat_reply")
      .values({ title, text_uk: textUk, text_ru: textRu, changed_at: at })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const deleteReply = (tx: Db, id: Id<"chat_reply">) => tx.deleteFrom("chat_reply").where("id", "=", id).execute();

import { sql, type Insertable, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";

type Db = Kysely<Tables>;
type Page = { limit: number; offset: number };
type Of<Table extends "story" | "promotion"> = { id: Id<Table>; version: number };

export async function selectAllStories(db: Db, { limit, offset }: Page) {
  const rows = await db.selectFrom("story").selectAll().orderBy("position").orderBy("id").limit(limit).offset(offset).execute();
  return { rows, total: await countOf(db, "story") };
}
export async function selectAllPromotions(db: Db, { limit, offset }: Page) {
  const all = db.selectFrom("promotion").selectAll().orderBy("place").orderBy("position").orderBy("id");
  return { rows: await all.limit(limit).offset(offset).execute(), total: await countOf(db, "promotion") };
}
export async function selectAllPageTexts(db: Db, { limit, offset }: Page) {
  const rows = await db.selectFrom("page_text").selectAll().orderBy("slug").limit(limit).offset(offset).execute();
  return { rows, total: await countOf(db, "page_text") };
}

const countOf = async (db: Db, table: "story" | "promotion" | "page_text"): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

export const selectStory = (db: Db, id: Id<"story">) => db.selectFrom("story").selectAll().where("id", "=", id).executeTakeFirst();
export const selectStaffPromotion = (db: Db, id: Id<"promotion">) =>
  db.selectFrom("promotion").selectAll().where("id", "=", id).executeTakeFirst();
export const selectPageText = (db: Db, slug: string) => db.selectFrom("page_text").selectAll().where("slug", "=", slug).executeTakeFirst();

type StoryRow = Omit<Insertable<Tables["story"]>, "id" | "version" | "link" | "shown_when">;
type PromotionRow = Omit<Insertable<Tables["promotion"]>, "id" | "version" | "shown_when" | "slug">;

export const insertStory = async (tx: Db, row: StoryRow): Promise<Id<"story">> =>
  (await tx.insertInto("story").values(row).returning("id").executeTakeFirstOrThrow()).id;

export const insertPromotion = async (tx: Db, row: PromotionRow & { slug: string }): Promise<Id<"promotion"> | undefined> =>
  (
    await tx
      .insertInto("promotion")
      .values(row)
      .onConflict((on) => on.column("slug").doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const updateStory = async (tx: Db, { id, version }: Of<"story">, row: StoryRow): Promise<boolean> =>
  (await tx
    .updateTable("story")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const updatePromotion = async (tx: Db, { id, version }: Of<"promotion">, row: PromotionRow): Promise<boolean> =>
  (await tx
    .updateTable("promotion")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst()) !== undefined;

type PageRow = { title_uk: string; title_ru: string; body_uk: string; body_ru: string; updated_at: Instant };

export const updatePageText = async (tx: Db, { slug, version }: { slug: string; version: number }, row: PageRow): Promise<boolean> =>
  (await tx
    .updateTable("page_text")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("slug", "=", slug)
    .where("version", "=", version)
    .returning("slug")
    .executeTakeFirst()) !== undefined;

export const deleteStory = async (tx: Db, { id, version }: Of<"story">): Promise<boolean> =>
  (await tx.deleteFrom("story").where("id", "=", id).where("version", "=", version).returning("id").executeTakeFirst()) !== undefined;

export const deletePromotion = async (tx: Db, { id, version }: Of<"promotion">): Promise<boolean> =>
  (await tx.deleteFrom("promotion").where("id", "=", id).where("version", "=", version).returning("id").executeTakeFirst()) !== undefined;

/** Whether something of the tables starts or ends to be shown after `from` and until `to`. */
export async function hasTurningPoint(
  db: Db,
  tables: readonly ("story" | "promotion" | "blue_line")[],
  { from, to }: { from: Instant; to: Instant },
): Promise<boolean> {
  const points = tables.map(
    (table) => sql`select shown_from as at from ${sql.table(table)} union all select shown_until from ${sql.table(table)}`,
  );
  const { rows } = await sql`
    select from (${sql.join(points, sql` union all `)}) points where at > ${from} and at <= ${to} limit 1`.execute(db);
  return rows.length > 0;
}

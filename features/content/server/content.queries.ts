import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { PromotionGoods, StorySlides } from "../../../db/json-columns.ts";

type Db = Kysely<Tables>;

export const selectStories = (db: Db) => db.selectFrom("story").selectAll().where("visible", "=", true).orderBy("position").execute();
export const selectPromotions = (db: Db) =>
  db.selectFrom("promotion").selectAll().where("visible", "=", true).orderBy("place").orderBy("position").execute();
export const selectPageTexts = (db: Db) => db.selectFrom("page_text").selectAll().execute();

/** `target` is empty for removed addresses. */
export const selectRedirects = (db: Db) => db.selectFrom("redirect").select(["path", "target"]).execute();

export type PageTextInput = { slug: string; title_uk: string; title_ru: string; body_uk: string; body_ru: string };
export type StoryInput = {
  position: number;
  title_uk: string;
  title_ru: string;
  tint: number;
  picture: string;
  link: string;
  shown_when: string;
  slides: StorySlides;
};
export type PromotionInput = {
  slug: string;
  place: "carousel" | "tile";
  position: number;
  title_uk: string;
  title_ru: string;
  text_uk: string;
  text_ru: string;
  button_uk: string;
  button_ru: string;
  link: string;
  tint: number;
  picture: string;
  rule: PromotionGoods;
  shown_when: string;
};

export async function insertPageTexts(tx: Db, texts: readonly PageTextInput[], now: Instant): Promise<void> {
  if (texts.length === 0) return;
  await tx
    .insertInto("page_text")
    .values(texts.map((text) => ({ ...text, updated_at: now })))
    .onConflict((oc) => oc.column("slug").doNothing())
    .execute();
}

export async function insertPromotions(tx: Db, promotions: readonly PromotionInput[]): Promise<void> {
  if (promotions.length === 0) return;
  await tx
    .insertInto("promotion")
    .values(promotions.map((one) => ({ ...one, rule: JSON.stringify(one.rule) })))
    .onConflict((oc) => oc.column("slug").doNothing())
    .execute();
}

/** Stories have no unique name, so the lock prevents duplicates. */
export async function insertStoriesOnce(tx: Db, stories: readonly StoryInput[]): Promise<void> {
  await sql`lock table story in share row exclusive mode`.execute(tx);
  const there = await tx.selectFrom("story").select("id").limit(1).executeTakeFirst();
  if (there || stories.length === 0) return;
  await tx
    .insertInto("story")
    .values(stories.map((one) => ({ ...one, slides: JSON.stringify(one.slides) })))
    .execute();
}

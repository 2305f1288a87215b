import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Db = Kysely<Tables>;

export const selectStories = (db: Db) => db.selectFrom("story").selectAll().where("visible", "=", true).orderBy("position").execute();
export const selectPromotions = (db: Db) =>
  db.selectFrom("promotion").selectAll().where("visible", "=", true).orderBy("place").orderBy("position").execute();
export const selectPageTexts = (db: Db) => db.selectFrom("page_text").selectAll().execute();

export type PageTextInput = { slug: string; title_uk: string; title_ru: string; body_uk: string; body_ru: string };
export type StoryInput = {
  position: number;
  title_uk: string;
  title_ru: string;
  tint: number;
  picture: string;
  link: string;
  slides: readonly object[];
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
  rule: object;
};

export const insertPageTexts = (db: Db, texts: readonly PageTextInput[], now: Instant) =>
  db
    .insertInto("page_text")
    .values(texts.map((text) => ({ ...text, updated_at: now })))
    .onConflict((oc) => oc.column("slug").doNothing())
    .execute();

export const insertPromotions = (db: Db, promotions: readonly PromotionInput[]) =>
  db
    .insertInto("promotion")
    .values(promotions.map((one) => ({ ...one, rule: JSON.stringify(one.rule) })))
    .onConflict((oc) => oc.column("slug").doNothing())
    .execute();

export const insertStories = (db: Db, stories: readonly StoryInput[]) =>
  db
    .insertInto("story")
    .values(stories.map((one) => ({ ...one, slides: JSON.stringify(one.slides) })))
    .execute();

export const countStories = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom("story")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export const insertPicture = (tx: Db, { id, at }: { id: string; at: Instant }) =>
  tx.insertInto("content_picture").values({ id, created_at: at }).execute();

/** Existing ones of these, locked until the transaction ends. */
export async function holdPictures(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const there = await tx.selectFrom("content_picture").select("id").where("id", "in", ids).orderBy("id").forShare().execute();
  return new Set(there.map(({ id }) => id));
}

const unused = sql<boolean>`
  not exists (select from promotion where promotion.picture = content_picture.id::text)
  and not exists (select from story where story.picture = content_picture.id::text
    or exists (select from jsonb_array_elements(story.slides) slide where slide ->> 'picture' = content_picture.id::text))`;

/** Old pictures that nothing names. Locked first and checked again, since a story may have named one meanwhile. */
export async function deleteUnusedPictures(tx: Db, before: Instant): Promise<string[]> {
  const old = tx.selectFrom("content_picture").select("id").where("created_at", "<", before).where(unused);
  const ids = (await old.orderBy("id").forUpdate().skipLocked().execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  return (await tx.deleteFrom("content_picture").where("id", "in", ids).where(unused).returning("id").execute()).map(({ id }) => id);
}

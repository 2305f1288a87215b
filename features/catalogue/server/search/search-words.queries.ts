import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type SearchRule = { typed: string; readAs: string; leadsTo: string };

export const selectSearchRules = (db: Db): Promise<SearchRule[]> =>
  db.selectFrom("search_word").select(["typed", "read_as as readAs", "leads_to as leadsTo"]).orderBy("id").execute();

export async function selectSearchWords(db: Db, q: string, { limit, offset }: { limit: number; offset: number }) {
  const found = db
    .selectFrom("search_word")
    .$if(q !== "", (query) => query.where(sql<boolean>`position(${q} in typed || ' ' || read_as) > 0`));
  const [rows, counted] = await Promise.all([
    found.selectAll().orderBy("changed_at", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute(),
    found.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.count) };
}

export const selectSearchWord = (db: Db, id: Id<"search_word">) =>
  db.selectFrom("search_word").selectAll().where("id", "=", id).executeTakeFirst();

export const lockSearchWord = (tx: Db, id: Id<"search_word">) =>
  tx.selectFrom("search_word").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function countSearchWords(tx: Db): Promise<number> {
  const { count } = await tx
    .selectFrom("search_word")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined where the words have a rule already. */
export async function insertSearchWord(
  tx: Db,
  { typed, readAs, leadsTo }: SearchRule,
  at: Instant,
): Promise<Id<"search_word"> | undefined> {
  const row = await tx
    .insertInto("search_word")
    .values({ typed, read_as: readAs, leads_to: leadsTo, changed_at: at })
    .onConflict((conflict) => conflict.column("typed").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export const selectNamesake = (tx: Db, id: Id<"search_word">, typed: string) =>
  tx.selectFrom("search_word").select("id").where("typed", "=", typed).where("id", "<>", id).executeTakeFirst();

export const updateSearchWord = (tx: Db, id: Id<"search_word">, { typed, readAs, leadsTo }: SearchRule, at: Instant) =>
  tx
    .updateTable("search_word")
    .set((eb) => ({ typed, read_as: readAs, leads_to: leadsTo, changed_at: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();

export const deleteSearchWord = (tx: Db, id: Id<"search_word">) => tx.deleteFrom("search_word").where("id", "=", id).execute();

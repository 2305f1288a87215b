import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { KyivDay } from "../../../../platform/time/time.ts";

type Db = Kysely<Tables>;
type CountedMiss = { text: string; times: number };

/** A day that has `most` texts takes no new ones. */
export const addSearchMisses = (tx: Db, { day, misses, most }: { day: KyivDay; misses: readonly CountedMiss[]; most: number }) =>
  sql`
    insert into search_miss (day, text_key, times)
    select ${day}::date, m.text, m.times from ${recordset({ text: "text", times: "int" }, rowsAsJson(misses), "m")}
    where (select count(*) from search_miss where day = ${day}::date) < ${most}
      or exists (select from search_miss known where known.day = ${day}::date and known.text_key = m.text)
    order by m.text
    on conflict (day, text_key) do update set times = search_miss.times + excluded.times`.execute(tx);

export async function selectSearchMisses(
  db: Db,
  { since, limit }: { since: KyivDay; limit: number },
): Promise<(CountedMiss & { lastDay: string })[]> {
  const { rows } = await sql<CountedMiss & { lastDay: string }>`
    select text_key as text, sum(times)::int as times, max(day)::text as "lastDay" from search_miss
    where day >= ${since}::date group by text_key order by times desc, "lastDay" desc, text limit ${limit}`.execute(db);
  return rows;
}

export const deleteSearchMisses = (tx: Db, before: KyivDay) => sql`delete from search_miss where day < ${before}::date`.execute(tx);

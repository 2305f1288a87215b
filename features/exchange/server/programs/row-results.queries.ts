import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

/** The highest holds for a row that held several things. */
export const RESULTS = { unchanged: 0, refused: 1, parked: 2, taken: 3 } as const;
export type Problem = { code: string; said: string };
export type RowResult = { row: number; id1c: string; result: number; problems: Problem[] };

export async function insertRowResults(tx: Db, partId: Id<"exchange_part">, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return;
  const columns = { row: "int", id1c: "text", result: "int", problems: "jsonb" } as const;
  await sql`
    insert into exchange_row (part_id, row, id_1c, result, problems)
    select ${partId}, r.row, left(r."id1c", 200), r.result, r.problems from ${recordset(columns, rowsAsJson(results))}
    on conflict (part_id, row) do update set result = greatest(exchange_row.result, excluded.result),
      problems = case when jsonb_array_length(exchange_row.problems) < 50 then exchange_row.problems || excluded.problems else exchange_row.problems end`.execute(
    tx,
  );
}

export const selectRowResults = async (
  db: Db,
  partId: Id<"exchange_part">,
  { after, limit, onlyProblems }: { after: number; limit: number; onlyProblems: boolean },
): Promise<RowResult[]> =>
  (
    await sql<RowResult>`
      select row, id_1c as "id1c", result, problems from exchange_row
      where part_id = ${partId} and row > ${after} ${onlyProblems ? sql`and problems <> '[]'::jsonb` : sql``} order by row limit ${limit}`.execute(
      db,
    )
  ).rows;

export async function countRowResults(db: Db, partId: Id<"exchange_part">): Promise<Record<keyof typeof RESULTS, number>> {
  const { rows } = await sql<{ result: number; count: number }>`
    select result, count(*)::int as count from exchange_row where part_id = ${partId} group by 1`.execute(db);
  const of = (result: number) => rows.find((row) => row.result === result)?.count ?? 0;
  return { taken: of(RESULTS.taken), unchanged: of(RESULTS.unchanged), refused: of(RESULTS.refused), parked: of(RESULTS.parked) };
}

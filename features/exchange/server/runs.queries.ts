import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Db = Kysely<Tables>;
export type Refusal = { file: string; line: number; id1c: string; reason: string };
export type Parked = { file: string; line: number; kind: "offer" | "group"; row: object };

export const selectRunningRun = (db: Db, fingerprint: string) =>
  db
    .selectFrom("import_run")
    .select("id")
    .where("fingerprint", "=", fingerprint)
    .where("state", "=", "running")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const insertRun = async (db: Db, fingerprint: string, now: Instant): Promise<number> =>
  (await db.insertInto("import_run").values({ fingerprint, state: "running", started_at: now }).returning("id").executeTakeFirstOrThrow())
    .id;

export const finishRun = (db: Db, id: number, { state, note, now }: { state: "done" | "failed" | "waiting"; note: string; now: Instant }) =>
  db.updateTable("import_run").set({ state, note, finished_at: now }).where("id", "=", id).execute();

export const startFile = async (db: Db, runId: number, position: number, name: string): Promise<{ rows_done: number; changed: number }> => {
  await db
    .insertInto("import_file")
    .values({ run_id: runId, position, name })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return db
    .selectFrom("import_file")
    .select(["rows_done", "changed"])
    .where("run_id", "=", runId)
    .where("position", "=", position)
    .executeTakeFirstOrThrow();
};

export const moveCursor = (tx: Db, runId: number, position: number, { rows, changed }: { rows: number; changed: number }) =>
  tx
    .updateTable("import_file")
    .set((eb) => ({ rows_done: eb("rows_done", "+", rows), changed: eb("changed", "+", changed) }))
    .where("run_id", "=", runId)
    .where("position", "=", position)
    .execute();

export const insertRefusals = (tx: Db, runId: number, refusals: readonly Refusal[]) =>
  refusals.length === 0
    ? undefined
    : tx
        .insertInto("import_refusal")
        .values(refusals.map(({ file, line, id1c, reason }) => ({ run_id: runId, file, line, id_1c: id1c.slice(0, 200), reason })))
        .execute();

export const insertParked = (tx: Db, runId: number, parked: readonly Parked[]) =>
  parked.length === 0
    ? undefined
    : tx
        .insertInto("import_parked")
        .values(parked.map(({ row, ...rest }) => ({ run_id: runId, ...rest, row: JSON.stringify(row) })))
        .execute();

export const selectParked = (db: Db, runId: number, kind: Parked["kind"]) =>
  db.selectFrom("import_parked").select(["file", "line", "row"]).where("run_id", "=", runId).where("kind", "=", kind).execute();

export const deleteParked = (tx: Db, runId: number) => tx.deleteFrom("import_parked").where("run_id", "=", runId).execute();

export const insertSeen = (tx: Db, runId: number, ids1c: readonly string[]) =>
  sql`insert into import_seen (run_id, id_1c) select ${runId}, value from jsonb_array_elements_text(${JSON.stringify(ids1c)}::jsonb) on conflict do nothing`.execute(
    tx,
  );

export const selectSeen = async (db: Db, runId: number): Promise<Set<string>> =>
  new Set((await db.selectFrom("import_seen").select("id_1c").where("run_id", "=", runId).execute()).map((row) => row.id_1c));

export const deleteSeen = (tx: Db, runId: number) => tx.deleteFrom("import_seen").where("run_id", "=", runId).execute();

export const selectRefusals = (db: Db, runId: number) =>
  db
    .selectFrom("import_refusal")
    .select(["file", "line", "id_1c as id1c", "reason"])
    .where("run_id", "=", runId)
    .orderBy("file")
    .orderBy("line")
    .execute();

export const sumChanged = async (db: Db, runId: number): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("import_file")
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string | number>("changed"), eb.lit(0)).as("sum"))
        .where("run_id", "=", runId)
        .executeTakeFirstOrThrow()
    ).sum,
  );

/** Pieces of placed orders the warehouse has not shipped yet: 1C's report does not know that they are gone. */
export async function selectUnshipped(tx: Db, variationIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    select l.variation_id as id, sum(l.pieces)::int as pieces from order_line l join placed_order o on o.id = l.order_id
    where o.status in ('new', 'awaiting_payment', 'confirmed', 'packed')
      and l.variation_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(variationIds)}::jsonb))
    group by 1`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.pieces]));
}

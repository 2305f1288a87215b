import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { countMissing } from "../run/missing.queries.ts";
import { countWaitingUncounted } from "../run/uncounted.queries.ts";
import type { EndState, NoteValues } from "../run/runs.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

export type RunRow = {
  id: Id<"import_run">;
  state: "running" | EndState;
  started_at: Instant;
  finished_at: Instant | null;
  note: string;
  values: NoteValues;
  files: number;
  rows: number;
  changed: number;
  refused: number;
  remarks: number;
  parked: number;
};

const runs = sql`
  select r.id, r.state, r.started_at, r.finished_at, r.note, r.note_values as values, f.files, f.rows, f.changed,
    (select count(*)::int from import_refusal x where x.run_id = r.id and x.whole) as refused,
    (select count(*)::int from import_refusal x where x.run_id = r.id and not x.whole) as remarks,
    (select count(*)::int from import_parked x where x.run_id = r.id) as parked
  from import_run r left join lateral (
    select count(*)::int as files, coalesce(sum(rows_done), 0)::int as rows, coalesce(sum(changed), 0)::int as changed
    from import_file where run_id = r.id) f on true`;

export async function selectRuns(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<{ rows: RunRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<RunRow>`${runs} order by r.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from import_run`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type Waiting = { id: Id<"import_run">; hides: number; empties: number };

export async function selectWaiting(db: Db): Promise<Waiting[]> {
  const waiting = await db.selectFrom("import_run").select("id").where("state", "=", "waiting").orderBy("id").execute();
  return Promise.all(
    waiting.map(async ({ id }) => ({ id, hides: await countMissing(db, id), empties: await countWaitingUncounted(db, id) })),
  );
}

export const selectRun = async (db: Db, id: Id<"import_run">): Promise<RunRow | undefined> =>
  (await sql<RunRow>`${runs} where r.id = ${id}`.execute(db)).rows[0];

export const selectRunFiles = (db: Db, runId: Id<"import_run">) =>
  db.selectFrom("import_file").select(["name", "rows_done as rows", "changed"]).where("run_id", "=", runId).orderBy("position").execute();

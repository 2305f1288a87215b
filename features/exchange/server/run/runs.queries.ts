import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { ReasonKey } from "../../reasons.messages.ts";
import { countsOf, type Tally } from "../report/tally.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
/** `whole`: nothing was taken. `reason`: a key, or words of an older shop. */
export type RefusalRow = { file: string; line: number; id1c: string; reason: string; said: string; whole: boolean };
export type NoteValues = Record<string, string | number>;
export type RunNote = { note: ReasonKey | ""; values: NoteValues };
export type EndState = "done" | "failed" | "waiting" | "refused" | "tried";

export const selectRunningRun = (db: Db, fingerprint: string) =>
  db
    .selectFrom("import_run")
    .select("id")
    .where("fingerprint", "=", fingerprint)
    .where("state", "=", "running")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const lockRun = (tx: Db, id: Id<"import_run">) =>
  tx.selectFrom("import_run").select(["id", "state", "note"]).where("id", "=", id).forUpdate().executeTakeFirst();

/** Ends waiting imports that a newer full export replaces; answers their ids. */
export const supersedeWaiting = async (tx: Db, byRun: Id<"import_run">, now: Instant): Promise<Id<"import_run">[]> =>
  (
    await tx
      .updateTable("import_run")
      .set({ state: "refused" satisfies EndState, note: "superseded", note_values: JSON.stringify({ run: byRun }), finished_at: now })
      .where("state", "=", "waiting")
      .where("id", "<", byRun)
      .returning("id")
      .execute()
  ).map(({ id }) => id);

/** Only if refusal was the last decision. */
export async function selectRefusedTwin(db: Db, runId: Id<"import_run">): Promise<Id<"import_run"> | undefined> {
  const { rows } = await sql<{ id: Id<"import_run">; note: string }>`
    select earlier.id, earlier.note from import_run earlier join import_run this on this.fingerprint = earlier.fingerprint
    where this.id = ${runId} and earlier.id < this.id order by earlier.id desc limit 1`.execute(db);
  const [twin] = rows;
  return twin?.note === "refused" || twin?.note === "refusedBefore" ? twin.id : undefined;
}

export const insertRun = async (
  db: Db,
  { fingerprint, isTrial, now }: { fingerprint: string; isTrial: boolean; now: Instant },
): Promise<Id<"import_run">> =>
  (
    await db
      .insertInto("import_run")
      .values({ fingerprint, state: "running", is_trial: isTrial, started_at: now })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const isTrialRun = async (db: Db, id: Id<"import_run">): Promise<boolean> =>
  (await db.selectFrom("import_run").select("is_trial").where("id", "=", id).executeTakeFirstOrThrow()).is_trial;

export const setFingerprint = (db: Db, id: Id<"import_run">, fingerprint: string) =>
  db.updateTable("import_run").set({ fingerprint }).where("id", "=", id).execute();

export const finishRun = (db: Db, id: Id<"import_run">, { state, note, values, now }: RunNote & { state: EndState; now: Instant }) =>
  db
    .updateTable("import_run")
    .set({ state, note, note_values: JSON.stringify(values), finished_at: now })
    .where("id", "=", id)
    .execute();

export const startFile = async (
  db: Db,
  runId: Id<"import_run">,
  position: number,
  name: string,
): Promise<{ rows_done: number; changed: number }> => {
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

export const moveCursor = (tx: Db, runId: Id<"import_run">, position: number, { rows, changed }: { rows: number; changed: number }) =>
  tx
    .updateTable("import_file")
    .set((eb) => ({ rows_done: eb("rows_done", "+", rows), changed: eb("changed", "+", changed) }))
    .where("run_id", "=", runId)
    .where("position", "=", position)
    .execute();

export const insertRefusals = (tx: Db, runId: Id<"import_run">, refusals: readonly RefusalRow[]) =>
  refusals.length === 0
    ? undefined
    : tx
        .insertInto("import_refusal")
        .values(refusals.map(({ id1c, ...rest }) => ({ run_id: runId, id_1c: id1c.slice(0, 200), ...rest })))
        .execute();

export const addCounts = async (tx: Db, runId: Id<"import_run">, position: number, tally: Tally): Promise<void> => {
  const rows = countsOf(tally);
  if (rows.length === 0) return;
  await tx
    .insertInto("import_count")
    .values(rows.map((row) => ({ run_id: runId, position, ...row })))
    .onConflict((oc) =>
      oc
        .columns(["run_id", "position", "kind", "name"])
        .doUpdateSet((eb) => ({ count: eb("import_count.count", "+", eb.ref("excluded.count")) })),
    )
    .execute();
};

/** Replaces the counts, since a resumed run reads all of that again. */
export const setCounts = async (tx: Db, runId: Id<"import_run">, position: number, tally: Tally): Promise<void> => {
  const rows = countsOf(tally);
  if (rows.length === 0) return;
  await tx
    .insertInto("import_count")
    .values(rows.map((row) => ({ run_id: runId, position, ...row })))
    .onConflict((oc) => oc.columns(["run_id", "position", "kind", "name"]).doUpdateSet((eb) => ({ count: eb.ref("excluded.count") })))
    .execute();
};

export const selectCounts = async (
  db: Db,
  runId: Id<"import_run">,
): Promise<{ kind: "taken" | "ignored"; name: string; count: number }[]> =>
  (
    await sql<{ kind: "taken" | "ignored"; name: string; count: number }>`
      select kind, name, sum(count)::int as count from import_count where run_id = ${runId} group by kind, name order by 3 desc, 2`.execute(
      db,
    )
  ).rows;

export const insertSeen = (tx: Db, runId: Id<"import_run">, ids1c: readonly string[]) =>
  sql`insert into import_seen (run_id, id_1c) select ${runId}, value from jsonb_array_elements_text(${JSON.stringify(ids1c)}::jsonb) on conflict do nothing`.execute(
    tx,
  );

export const selectSeen = async (db: Db, runId: Id<"import_run">): Promise<Set<string>> =>
  new Set((await db.selectFrom("import_seen").select("id_1c").where("run_id", "=", runId).execute()).map((row) => row.id_1c));

export const selectSeenOf = async (db: Db, runId: Id<"import_run">, ids1c: readonly string[]): Promise<Set<string>> =>
  ids1c.length === 0
    ? new Set()
    : new Set(
        (
          await db
            .selectFrom("import_seen")
            .select("id_1c")
            .where("run_id", "=", runId)
            .where("id_1c", "in", [...ids1c])
            .execute()
        ).map((row) => row.id_1c),
      );

export const deleteSeen = (tx: Db, runId: Id<"import_run">) => tx.deleteFrom("import_seen").where("run_id", "=", runId).execute();

export const selectRefusals = (db: Db, runId: Id<"import_run">, limit?: number): Promise<RefusalRow[]> =>
  db
    .selectFrom("import_refusal as refusal")
    .leftJoin("import_file as file", (join) => join.onRef("file.run_id", "=", "refusal.run_id").onRef("file.name", "=", "refusal.file"))
    .select(["refusal.file", "refusal.line", "refusal.id_1c as id1c", "refusal.reason", "refusal.said", "refusal.whole"])
    .where("refusal.run_id", "=", runId)
    .orderBy("refusal.whole", "desc")
    .orderBy("file.position")
    .orderBy("refusal.line")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();

export const sumChanged = async (db: Db, runId: Id<"import_run">): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("import_file")
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string | number>("changed"), eb.lit(0)).as("sum"))
        .where("run_id", "=", runId)
        .executeTakeFirstOrThrow()
    ).sum,
  );

const imported = ["product", "variation", "stock", "picture", "product_category", "product_property"] as const;

/** The embedded database gathers no statistics itself and reads whole tables without; one table at a time gives others their turn. */
export async function countImported(db: Db): Promise<void> {
  for (const table of imported) await sql`analyze ${sql.table(table)}`.execute(db);
}

import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export const insertIntake = (
  db: Db,
  intake: { token: string; keyId: Id<"exchange_key">; runId: Id<"import_run">; isFull: boolean; isTrial: boolean; now: Instant },
) =>
  db
    .insertInto("exchange_intake")
    .values({
      token: intake.token,
      key_id: intake.keyId,
      run_id: intake.runId,
      is_full: intake.isFull,
      is_trial: intake.isTrial,
      opened_at: intake.now,
      last_call_at: intake.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export type Intake = Awaited<ReturnType<typeof insertIntake>>;

export const selectOpenIntake = (db: Db, { keyId, isFull, isTrial }: { keyId: Id<"exchange_key">; isFull: boolean; isTrial?: boolean }) =>
  db
    .selectFrom("exchange_intake")
    .selectAll()
    .where("key_id", "=", keyId)
    .where("is_full", "=", isFull)
    .$if(isTrial !== undefined, (query) => query.where("is_trial", "=", isTrial ?? false))
    .where("ended_at", "is", null)
    .executeTakeFirst();

/** Only the key's own. */
export const selectIntake = (db: Db, { token, keyId }: { token: string; keyId: Id<"exchange_key"> }) =>
  db.selectFrom("exchange_intake").selectAll().where("token", "=", token).where("key_id", "=", keyId).executeTakeFirst();

export const selectIntakeById = (db: Db, id: Id<"exchange_intake">) =>
  db.selectFrom("exchange_intake").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const noteCall = (db: Db, id: Id<"exchange_intake">, now: Instant) =>
  db.updateTable("exchange_intake").set({ last_call_at: now }).where("id", "=", id).execute();

/** Undefined for one that has ended. */
export const closeIntake = (db: Db, id: Id<"exchange_intake">, now: Instant) =>
  db
    .updateTable("exchange_intake")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();

/** Intakes silent since `heard`, or open since `opened` without being a full catalogue; none with a part still to take. */
export async function selectSilentIntakes(db: Db, { heard, opened }: { heard: Instant; opened: Instant }): Promise<Intake[]> {
  const { rows } = await sql<Intake>`
    select d.* from exchange_intake d where d.ended_at is null and (d.last_call_at < ${heard} or (not d.is_full and d.opened_at < ${opened}))
      and not exists (select 1 from exchange_part p where p.intake_id = d.id and p.state in ('came', 'working')) order by d.id`.execute(db);
  return rows;
}

export async function countParts(db: Db, intakeId: Id<"exchange_intake">): Promise<{ goods: number; failed: number; open: number }> {
  const { rows } = await sql<{ goods: number; failed: number; open: number }>`
    select count(*) filter (where kind = 'goods' and state = 'done')::int as goods, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state in ('came', 'working'))::int as open
    from exchange_part where intake_id = ${intakeId}`.execute(db);
  return rows[0] ?? { goods: 0, failed: 0, open: 0 };
}

export const selectPart = (db: Db, keyId: Id<"exchange_key">, callKey: string) =>
  db.selectFrom("exchange_part").selectAll().where("key_id", "=", keyId).where("call_key", "=", callKey).executeTakeFirst();

export type Part = NonNullable<Awaited<ReturnType<typeof selectPart>>>;

export const selectPartById = (db: Db, id: Id<"exchange_part">) =>
  db.selectFrom("exchange_part").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Undefined where the same call exists. */
export const insertPart = (
  db: Db,
  part: Pick<Part, "key_id" | "call_key" | "intake_id" | "kind" | "format" | "charset" | "digest" | "bytes" | "came_at">,
) =>
  db
    .insertInto("exchange_part")
    .values((eb) => ({
      ...part,
      position: eb
        .selectFrom("exchange_part as p")
        .innerJoin("exchange_intake as d", "d.id", "p.intake_id")
        .select(({ fn, lit }) => sql<number>`${fn.coalesce(fn.max("p.position"), lit(-1))} + 1`.as("next"))
        .where("d.id", "=", part.intake_id),
    }))
    .onConflict((conflict) => conflict.columns(["key_id", "call_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();

const ONE_IMPORT_AT_A_TIME = 5_107_080;

/** Undefined while a living worker has this or another import. */
export async function takePartToWork(
  tx: Db,
  id: Id<"exchange_part">,
  { now, until }: { now: Instant; until: Instant },
): Promise<{ id: Id<"exchange_part"> } | undefined> {
  await sql`select pg_advisory_xact_lock(${ONE_IMPORT_AT_A_TIME})`.execute(tx);
  const { rows } = await sql<{ id: Id<"exchange_part"> }>`
    update exchange_part p set state = 'working', working_until = ${until}
    where p.id = ${id} and (p.state = 'came' or (p.state = 'working' and p.working_until < ${now}))
      and not exists (select 1 from exchange_part o where o.id <> p.id and o.state = 'working' and o.working_until > ${now})
      and not exists (select 1 from exchange_file f where f.state = 'working' and f.working_until > ${now})
    returning p.id`.execute(tx);
  return rows[0];
}

export const prolongPart = (db: Db, id: Id<"exchange_part">, until: Instant) =>
  db.updateTable("exchange_part").set({ working_until: until }).where("id", "=", id).where("state", "=", "working").execute();

export const setUnknownFields = (db: Db, id: Id<"exchange_part">, names: readonly string[]) =>
  db
    .updateTable("exchange_part")
    .set({ unknown_fields: JSON.stringify(names) })
    .where("id", "=", id)
    .execute();

export const finishPart = (
  db: Db,
  id: Id<"exchange_part">,
  end: { state: "done" | "failed"; fault?: string; said?: string; line?: number },
) =>
  db
    .updateTable("exchange_part")
    .set({ state: end.state, working_until: null, fault: end.fault ?? "", fault_said: end.said ?? "", fault_line: end.line ?? 0 })
    .where("id", "=", id)
    .execute();

/** Parts whose worker is gone. */
export const selectLeftParts = (db: Db, now: Instant): Promise<Part[]> =>
  db
    .selectFrom("exchange_part")
    .selectAll()
    .where((eb) => eb.or([eb("state", "=", "came"), eb.and([eb("state", "=", "working"), eb("working_until", "<", now)])]))
    .orderBy("id")
    .limit(20)
    .execute();

export const deleteOldParts = (db: Db, before: Instant) =>
  sql`delete from exchange_part where came_at < ${before} and state in ('done', 'failed')`.execute(db);

export const deleteOldIntakes = (db: Db, before: Instant) =>
  sql`delete from exchange_intake d where d.ended_at < ${before} and not exists (select 1 from exchange_part p where p.intake_id = d.id)`.execute(
    db,
  );

export const selectDigests = async (db: Db, intakeId: Id<"exchange_intake">): Promise<string[]> =>
  (await db.selectFrom("exchange_part").select(["kind", "digest"]).where("intake_id", "=", intakeId).execute()).map(
    ({ kind, digest }) => `${kind} ${Buffer.from(digest).toString("hex")}`,
  );

import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Kind } from "../../talk/command.rules.ts";

type Db = Kysely<Tables>;

export const insertSession = (
  db: Db,
  session: { tokenHash: Uint8Array; kind: Kind; network: string; now: Instant; endsAt: Instant },
): Promise<{ id: Id<"exchange_session"> }> =>
  db
    .insertInto("exchange_session")
    .values({
      token_hash: session.tokenHash,
      kind: session.kind,
      network: session.network,
      opened_at: session.now,
      last_call_at: session.now,
      ends_at: session.endsAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Notes the call. Undefined for a session that is over or of another network. */
export const useSession = (db: Db, { tokenHash, network, now }: { tokenHash: Uint8Array; network: string; now: Instant }) =>
  db
    .updateTable("exchange_session")
    .set({ last_call_at: now })
    .where("token_hash", "=", tokenHash)
    .where("network", "=", network)
    .where("ends_at", ">", now)
    .returningAll()
    .executeTakeFirst();

export type Session = NonNullable<Awaited<ReturnType<typeof useSession>>>;

export const setVersion = (db: Db, id: Id<"exchange_session">, version: string) =>
  db.updateTable("exchange_session").set({ version }).where("id", "=", id).execute();

export const setRun = (db: Db, id: Id<"exchange_session">, runId: Id<"import_run"> | null) =>
  db.updateTable("exchange_session").set({ run_id: runId }).where("id", "=", id).execute();

/** Null once the import is over, or the session. */
export const selectRunId = async (db: Db, id: Id<"exchange_session">): Promise<Id<"import_run"> | null> =>
  (await db.selectFrom("exchange_session").select("run_id").where("id", "=", id).executeTakeFirst())?.run_id ?? null;

/** Sessions whose import is not over, and whether somebody works on a file of theirs. */
export async function selectOpenImports(db: Db, now: Instant): Promise<(Session & { is_working: boolean })[]> {
  const { rows } = await sql<Session & { is_working: boolean }>`
    select s.*, exists (select 1 from exchange_file f where f.session_id = s.id and f.state = 'working' and f.working_until > ${now}) as is_working
    from exchange_session s where s.run_id is not null order by s.id`.execute(db);
  return rows;
}

export const selectEnded = async (db: Db, now: Instant): Promise<Id<"exchange_session">[]> =>
  (
    await db
      .selectFrom("exchange_session")
      .select("id")
      .where("ends_at", "<", now)
      .where("run_id", "is", null)
      .orderBy("id")
      .limit(100)
      .execute()
  ).map(({ id }) => id);

export const deleteSession = (db: Db, id: Id<"exchange_session">) => db.deleteFrom("exchange_session").where("id", "=", id).execute();

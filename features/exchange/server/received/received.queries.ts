import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { idOf, type Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { ReceivedKind } from "../../talk/received-name.rules.ts";

type Db = Kysely<Tables>;

export const selectReceived = (db: Db, sessionId: Id<"exchange_session">, name: string) =>
  db.selectFrom("exchange_file").selectAll().where("session_id", "=", sessionId).where("name", "=", name).executeTakeFirst();

export type ReceivedFile = NonNullable<Awaited<ReturnType<typeof selectReceived>>>;

/** The file a piece belongs to; one that was worked on begins again. */
export const openReceived = (
  db: Db,
  { sessionId, name, kind }: { sessionId: Id<"exchange_session">; name: string; kind: ReceivedKind },
): Promise<{ id: Id<"exchange_file">; bytes: number }> =>
  db
    .insertInto("exchange_file")
    .values({ session_id: sessionId, name, kind })
    .onConflict((conflict) =>
      conflict.columns(["session_id", "name"]).doUpdateSet((eb) => ({
        bytes: eb.case().when("exchange_file.state", "=", "came").then(eb.ref("exchange_file.bytes")).else(eb.lit(0)).end(),
        state: "came",
        working_until: null,
        position: eb.case().when("exchange_file.state", "=", "came").then(eb.ref("exchange_file.position")).else(null).end(),
        fault: "",
        fault_said: "",
      })),
    )
    .returning(["id", "bytes"])
    .executeTakeFirstOrThrow();

export const setReceivedBytes = (db: Db, id: Id<"exchange_file">, bytes: number) =>
  db.updateTable("exchange_file").set({ bytes }).where("id", "=", id).execute();

/** Undefined where the session would exceed the limit. */
export const countPiece = (
  db: Db,
  sessionId: Id<"exchange_session">,
  { bytes, mostPieces, mostBytes }: { bytes: number; mostPieces: number; mostBytes: number },
) =>
  db
    .updateTable("exchange_session")
    .set((eb) => ({ received_pieces: eb("received_pieces", "+", 1), received_bytes: eb("received_bytes", "+", bytes) }))
    .where("id", "=", sessionId)
    .where("received_pieces", "<", mostPieces)
    .where((eb) => eb(eb("received_bytes", "+", bytes), "<=", mostBytes))
    .returning("id")
    .executeTakeFirst();

export const selectReceivedOf = (
  db: Db,
  sessionId: Id<"exchange_session">,
  { kind, state }: { kind: ReceivedKind; state: "came" | "done" | "failed" },
) =>
  db
    .selectFrom("exchange_file")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("kind", "=", kind)
    .where("state", "=", state)
    .orderBy("id")
    .execute();

/** An archive that is not unpacked yet. */
export const selectPacked = (db: Db, sessionId: Id<"exchange_session">) =>
  db
    .selectFrom("exchange_file")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("kind", "=", "archive")
    .where("state", "in", ["came", "working"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/** XML and archives of which not all was taken. */
export const countUnread = async (db: Db, sessionId: Id<"exchange_session">): Promise<number> =>
  (
    await db
      .selectFrom("exchange_file")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("session_id", "=", sessionId)
      .where("kind", "in", ["xml", "archive"])
      .where("state", "<>", "done")
      .executeTakeFirstOrThrow()
  ).count;

export const insertUnpacked = (
  db: Db,
  sessionId: Id<"exchange_session">,
  files: readonly { name: string; kind: ReceivedKind; bytes: number }[],
) =>
  db
    .insertInto("exchange_file")
    .values(files.map((file) => ({ session_id: sessionId, ...file })))
    .onConflict((conflict) =>
      conflict.columns(["session_id", "name"]).doUpdateSet((eb) => ({
        bytes: eb.ref("excluded.bytes"),
        state: "came",
        position: null,
        fault: "",
        fault_said: "",
      })),
    )
    .returning(["id", "name"])
    .execute();

/** Undefined while another living worker has it. */
export const takeReceived = (db: Db, id: Id<"exchange_file">, { now, until }: { now: Instant; until: Instant }) =>
  db
    .updateTable("exchange_file")
    .set({ state: "working", working_until: until })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("state", "=", "came"), eb.and([eb("state", "=", "working"), eb("working_until", "<", now)])]))
    .returning("id")
    .executeTakeFirst();

export const prolongWork = (db: Db, id: Id<"exchange_file">, until: Instant) =>
  db.updateTable("exchange_file").set({ working_until: until }).where("id", "=", id).where("state", "=", "working").execute();

export const setPosition = (db: Db, id: Id<"exchange_file">, position: number) =>
  db.updateTable("exchange_file").set({ position }).where("id", "=", id).execute();

export const nextPosition = async (db: Db, runId: Id<"import_run">): Promise<number> =>
  (
    await db
      .selectFrom("import_file")
      .select((eb) => eb.fn.countAll<number>().as("files"))
      .where("run_id", "=", runId)
      .executeTakeFirstOrThrow()
  ).files;

export const finishReceived = (
  db: Db,
  ids: readonly Id<"exchange_file">[],
  end: { state: "done" | "failed"; isFull?: boolean | null; fault?: string; said?: string },
) =>
  ids.length === 0
    ? undefined
    : db
        .updateTable("exchange_file")
        .set({ state: end.state, working_until: null, is_full: end.isFull ?? null, fault: end.fault ?? "", fault_said: end.said ?? "" })
        .where("id", "in", ids)
        .execute();

export async function deleteReceived(db: Db, sessionId: Id<"exchange_session">): Promise<void> {
  await db.deleteFrom("exchange_file").where("session_id", "=", sessionId).execute();
  await db.updateTable("exchange_session").set({ received_pieces: 0, received_bytes: 0 }).where("id", "=", sessionId).execute();
}

export const countRefusedRows = async (db: Db, { sessionId, file }: { sessionId: Id<"exchange_session">; file: string }): Promise<number> =>
  (
    await db
      .selectFrom("import_refusal as refusal")
      .innerJoin("exchange_session as session", "session.run_id", "refusal.run_id")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("session.id", "=", sessionId)
      .where("refusal.file", "=", file)
      .where("refusal.whole", "=", true)
      .executeTakeFirstOrThrow()
  ).count;

export const selectProgress = (db: Db, sessionId: Id<"exchange_session">, fileId: Id<"exchange_file">) =>
  db
    .selectFrom("exchange_file as came")
    .innerJoin("exchange_session as session", "session.id", "came.session_id")
    .innerJoin("import_file as file", (join) =>
      join.onRef("file.run_id", "=", "session.run_id").onRef("file.position", "=", "came.position"),
    )
    .select(["file.rows_done as rows", "file.changed"])
    .where("session.id", "=", sessionId)
    .where("came.id", "=", fileId)
    .executeTakeFirst();

/** Whether a living worker has a file other than `except`, or a program's part. */
export const isAtWork = async (db: Db, { now, except }: { now: Instant; except?: Id<"exchange_file"> }): Promise<boolean> =>
  (await db
    .selectFrom("exchange_file")
    .select("id")
    .where("state", "=", "working")
    .where("working_until", ">", now)
    .$if(except !== undefined, (query) => query.where("id", "<>", except ?? idOf<"exchange_file">(0)))
    .limit(1)
    .executeTakeFirst()) !== undefined ||
  (await db
    .selectFrom("exchange_part")
    .select("id")
    .where("state", "=", "working")
    .where("working_until", ">", now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

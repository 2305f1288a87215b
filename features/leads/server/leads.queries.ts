import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type NewLead = { kind: "offer" | "supplier"; name: string; phone: string; company: string; wanted: string };

export const insertLead = async (tx: Db, lead: NewLead, now: Instant): Promise<number> =>
  (
    await tx
      .insertInto("lead")
      .values({ ...lead, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export async function selectLeads(
  db: Db,
  { kind, status }: { kind?: string | undefined; status?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const matching = db
    .selectFrom("lead")
    .$if(Boolean(kind), (query) => query.where("kind", "=", kind ?? ""))
    .$if(Boolean(status), (query) => query.where("status", "=", status ?? ""));
  const [rows, { total }] = await Promise.all([
    matching.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const selectLead = (db: Db, id: Id<"lead">) => db.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirst();

export const lockLead = (tx: Db, id: Id<"lead">) => tx.selectFrom("lead").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const updateLead = (tx: Db, id: Id<"lead">, { status, note }: { status: string; note: string }) =>
  tx
    .updateTable("lead")
    .set((eb) => ({ status, note, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Keeps an address to confirm; one that is confirmed already stays so and only gets a new token. */
export const upsertSubscription = (
  tx: Db,
  { email, locale, hash, now }: { email: string; locale: string; hash: Uint8Array; now: Instant },
) =>
  tx
    .insertInto("subscription")
    .values({ email, locale, token_hash: hash, created_at: now })
    .onConflict((oc) => oc.column("email").doUpdateSet({ token_hash: hash, locale }))
    .execute();

export const selectSubscription = (db: Db, hash: Uint8Array) =>
  db.selectFrom("subscription").selectAll().where("token_hash", "=", hash).executeTakeFirst();

export const confirmSubscriptionRow = (tx: Db, hash: Uint8Array, now: Instant) =>
  tx.updateTable("subscription").set({ confirmed_at: now, left_at: null }).where("token_hash", "=", hash).execute();

export const leaveSubscriptionRow = (tx: Db, hash: Uint8Array, now: Instant) =>
  tx.updateTable("subscription").set({ left_at: now }).where("token_hash", "=", hash).execute();

export async function selectSubscriptions(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const living = db.selectFrom("subscription").where("confirmed_at", "is not", null).where("left_at", "is", null);
  const [rows, { total }] = await Promise.all([
    living.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    living.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

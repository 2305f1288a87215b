import { sql, type Kysely, type Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;
type Lead = Selectable<Tables["lead"]>;
export type LeadFilter = { kind?: Lead["kind"] | undefined; status?: Lead["status"] | undefined };
export type NewLead = { kind: "offer" | "supplier" | "deletion"; name: string; phone: string; company: string; wanted: string };

export const insertLead = async (tx: Db, lead: NewLead, now: Instant): Promise<Id<"lead">> =>
  (
    await tx
      .insertInto("lead")
      .values({ ...lead, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const lockSender = (tx: Db, phone: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${phone}`}, 0))`.execute(tx);

export const selectSameLead = (tx: Db, { kind, name, phone, company, wanted }: NewLead, since: Instant) =>
  tx
    .selectFrom("lead")
    .select([photosOfLead, fileOfLead])
    .where("phone", "=", phone)
    .where("kind", "=", kind)
    .where("name", "=", name)
    .where("company", "=", company)
    .where("wanted", "=", wanted)
    .where("created_at", ">", since)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export async function selectLeads(db: Db, { kind, status }: LeadFilter, { limit, offset }: { limit: number; offset: number }) {
  const matching = db
    .selectFrom("lead")
    .$call((query) => (kind ? query.where("kind", "=", kind) : query))
    .$call((query) => (status ? query.where("status", "=", status) : query));
  const page = matching.select("id").orderBy("id", "desc").limit(limit).offset(offset);
  const [rows, { total }] = await Promise.all([
    db.selectFrom("lead").selectAll().select([photosOfLead, fileOfLead]).where("id", "in", page).orderBy("id", "desc").execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const selectLead = (db: Db, id: Id<"lead">) =>
  db.selectFrom("lead").selectAll().select([photosOfLead, fileOfLead]).where("id", "=", id).executeTakeFirst();

export const lockLead = (tx: Db, id: Id<"lead">) =>
  tx.selectFrom("lead").selectAll().select([photosOfLead, fileOfLead]).where("id", "=", id).forUpdate().executeTakeFirst();

export const updateLead = (tx: Db, id: Id<"lead">, { status, note }: Pick<Lead, "status" | "note">) =>
  tx
    .updateTable("lead")
    .set((eb) => ({ status, note, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

const photosOfLead = sql<string[]>`array(
  select photo.id::text from lead_photo photo where photo.lead_id = lead.id order by photo.position)`.as("photos");

const fileOfLead = sql<{ id: string; name: string; size: number } | null>`(
  select json_build_object('id', file.id, 'name', file.name, 'size', file.size) from lead_file file where file.lead_id = lead.id)`.as(
  "file",
);

export const selectLeadsOfPhone = (tx: Db, phone: string) =>
  tx.selectFrom("lead").select(["id", "kind", photosOfLead, fileOfLead]).where("phone", "=", phone).forUpdate().execute();

export const selectOldLeads = (db: Db, before: Instant, limit: number) =>
  db.selectFrom("lead").select(["id", photosOfLead, fileOfLead]).where("created_at", "<", before).orderBy("id").limit(limit).execute();

export async function deleteLeads(tx: Db, ids: readonly Id<"lead">[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("lead_photo").where("lead_id", "in", ids).execute();
  await tx.deleteFrom("lead_file").where("lead_id", "in", ids).execute();
  await tx.deleteFrom("lead").where("id", "in", ids).execute();
}

export const settleDeletions = (tx: Db, phone: string) =>
  tx
    .updateTable("lead")
    .set((eb) => ({ name: "", company: "", note: "", status: "done", version: eb("version", "+", 1) }))
    .where("phone", "=", phone)
    .where("kind", "=", "deletion")
    .execute();

/** A confirmed address stays confirmed and gets a new token. */
export const upsertSubscription = (
  tx: Db,
  { email, locale, hash, now }: { email: string; locale: Selectable<Tables["subscription"]>["locale"]; hash: Uint8Array; now: Instant },
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

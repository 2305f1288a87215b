import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";

export const selectSettings = (db: Kysely<Tables>) => db.selectFrom("setting").select(["name", "value"]).execute();

export async function selectSettingsVersion(db: Kysely<Tables>): Promise<string> {
  const { at } = await db
    .selectFrom("setting")
    .select((eb) => eb.fn.max("updated_at").as("at"))
    .executeTakeFirstOrThrow();
  return at?.toISOString() ?? "";
}

/** Serialises writers, so that the version read stays valid. */
export const lockSettings = (tx: Kysely<Tables>) => sql`lock table setting in share row exclusive mode`.execute(tx);

export async function upsertSettings(db: Kysely<Tables>, values: Record<string, unknown>, now: Instant): Promise<void> {
  const rows = Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value), updated_at: now }));
  if (rows.length === 0) return;
  await db
    .insertInto("setting")
    .values(rows)
    .onConflict((oc) => oc.column("name").doUpdateSet((eb) => ({ value: eb.ref("excluded.value"), updated_at: now })))
    .execute();
}

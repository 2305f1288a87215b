import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

type Entry = {
  staffId: Id<"staff_member"> | null;
  staffEmail: string;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  visit: string;
  at: Instant;
};

export const insertAudit = (tx: Db, entry: Entry): Promise<void> => insertAudits(tx, [entry]);

export async function insertAudits(tx: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto("audit_entry")
    .values(
      entries.map((entry) => ({
        staff_id: entry.staffId,
        staff_email: entry.staffEmail,
        action: entry.action,
        entity: entry.entity,
        entity_id: entry.entityId,
        before: entry.before === undefined ? null : JSON.stringify(entry.before),
        after: entry.after === undefined ? null : JSON.stringify(entry.after),
        visit: entry.visit,
        at: entry.at,
      })),
    )
    .execute();
}

/** Takes out the words about a person; the database refuses any other change (security.md S35). */
export async function forgetWords(tx: Db, { entity, ids }: { entity: string; ids: readonly string[] }): Promise<void> {
  await sql`
    update audit_entry set before = without_words_about_a_person(entity, before), after = without_words_about_a_person(entity, after)
    where entity = ${entity} and entity_id = any(${[...ids]}::text[])`.execute(tx);
}

type Filter = { entity?: string | undefined; entityId?: string | undefined; staffEmail?: string | undefined };

export async function selectAudit(db: Db, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const matching = db
    .selectFrom("audit_entry")
    .$if(Boolean(filter.entity), (query) => query.where("entity", "=", filter.entity ?? ""))
    .$if(Boolean(filter.entityId), (query) => query.where("entity_id", "=", filter.entityId ?? ""))
    .$if(Boolean(filter.staffEmail), (query) => query.where("staff_email", "=", filter.staffEmail ?? ""));
  const [rows, { count }] = await Promise.all([
    matching.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count };
}

import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Mapped } from "../mapped.ts";
import { dataMap, withoutAccount } from "../data-map.ts";

type Rows = Record<string, unknown>[];

export async function selectPersonalRows(db: Kysely<Tables>, table: string, accountId: Id<"account">): Promise<Rows> {
  const mapped = dataMap[table];
  if (!mapped) return [];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(mapped.columns.map((name) => sql.ref(name)))} from ${sql.table(table)} where ${ownedBy(mapped.of, accountId)}`.execute(
    db,
  );
  return rows;
}

export const ownedBy = (of: Mapped["of"], accountId: Id<"account">): RawBuilder<unknown> =>
  "account" in of
    ? sql`${sql.ref(of.account)} = ${accountId}`
    : sql`${sql.ref(of.by)} in (select ${sql.ref(of.key)} from ${sql.table(of.parent)} where account_id = ${accountId})`;

export async function selectRowsByContact(db: Kysely<Tables>, table: string, contact: { phone: string; email: string }): Promise<Rows> {
  const mapped = withoutAccount[table];
  if (!mapped || contact[mapped.by] === "") return [];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(mapped.columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.ref(mapped.by)} = ${contact[mapped.by].toLowerCase()}`.execute(db);
  return rows;
}

import { sql, type Kysely } from "kysely";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tables } from "../../../../db/tables.ts";
import { meaningOfName } from "../../exchange.rules.ts";
import type { Properties } from "../rows/details-of.ts";

type Db = Kysely<Tables>;

export async function selectProperties(db: Db): Promise<Properties> {
  const { rows } = await sql<{ id: string; name: string; choices: Record<string, string> }>`
    select id_1c as id, name, choices from import_property`.execute(db);
  return new Map(
    rows.map(({ id, name, choices }) => [id, { name, meaning: meaningOfName(name), values: new Map(Object.entries(choices)) }]),
  );
}

/** Texts that are not repeated stay. */
export async function upsertProperties(tx: Db, properties: Properties): Promise<void> {
  if (properties.size === 0) return;
  const rows = [...properties].map(([id, { name, values }]) => ({ id, name, choices: Object.fromEntries(values) }));
  await sql`
    insert into import_property (id_1c, name, choices)
    select r.id, r.name, r.choices from ${recordset({ id: "text", name: "text", choices: "jsonb" }, rowsAsJson(rows))}
    on conflict (id_1c) do update set name = excluded.name, choices = import_property.choices || excluded.choices`.execute(tx);
}

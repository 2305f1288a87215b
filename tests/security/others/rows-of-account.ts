import { sql, type RawBuilder } from "kysely";
import type { TestShop } from "../../../support/test-shop.ts";
import type { Id } from "../../../platform/ids.ts";

type Key = { child: string; column: string; parent: string; of: string };

/** Every row of every table that belongs to an account, directly or by rows that do: what nobody else may change. */
export async function rowsOfAccount({ db }: TestShop, id: Id<"account">): Promise<Record<string, unknown[]>> {
  const { rows: keys } = await sql<Key>`
    select c.conrelid::regclass::text as child, a.attname as "column", c.confrelid::regclass::text as parent, b.attname as of
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1`.execute(db.read);
  const found: Record<string, unknown[]> = {};
  let conditions = new Map<string, RawBuilder<unknown>>([["account", sql`select id from account where id = ${id}`]]);
  found["account"] = (await sql`select * from account where id = ${id}`.execute(db.read)).rows;
  for (let depth = 0; depth < 2; depth += 1) {
    const next = new Map<string, RawBuilder<unknown>>();
    for (const { child, column, parent, of } of keys) {
      const within = conditions.get(parent);
      if (!within || of !== "id" || child === "account") continue;
      const which = sql`${sql.table(child)} where ${sql.ref(column)} in (${within})`;
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from (select * from ${which}) t order by 1`.execute(
        db.read,
      );
      if (rows.length === 0) continue;
      found[`${child}.${column}`] = rows.map(({ row }) => row);
      const hasId = await sql`select from pg_attribute where attrelid = ${child}::regclass and attname = 'id'`.execute(db.read);
      if (hasId.rows.length > 0) next.set(child, sql`select id from ${which}`);
    }
    conditions = next;
  }
  return found;
}

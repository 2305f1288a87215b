import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { OrderGroup } from "../../finding/finding.rules.ts";
import { statusesOf, wantedBy } from "./wanted-orders.ts";

type Db = Kysely<Tables>;

export type Finding = { q: string; group: OrderGroup };

/** Condition on a purchase's first part `p`: some part has a status of the group and the text; undefined for all. */
export function purchasesFound(accountId: Id<"account">, { q, group }: Finding): RawBuilder<boolean> | undefined {
  const [statuses, wanted] = [statusesOf(group), wantedBy(q)];
  if (!statuses && !wanted) return undefined;
  const conditions = [
    sql`o.account_id = ${accountId}`,
    ...(statuses ? [sql`o.status = any(${[...statuses]}::text[])`] : []),
    ...(wanted && "number" in wanted ? [sql`o.number = ${wanted.number}`] : []),
    ...(wanted && "words" in wanted ? [partFound(wanted.words, wanted.digits)] : []),
  ];
  return sql<boolean>`p.id in (select coalesce(o.companion_of, o.id) from placed_order o where ${sql.join(conditions, sql` and `)})`;
}

export async function countPurchasesFound(db: Db, accountId: Id<"account">, found: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from placed_order p
    where p.account_id = ${accountId} and p.companion_of is null and ${found}`.execute(db);
  return rows[0]?.total ?? 0;
}

function partFound(words: readonly string[], digits: string): RawBuilder<boolean> {
  const all = sql`ilike all(${[...words]}::text[])`;
  return sql<boolean>`(
    concat_ws(' ', o.recipient->>'surname', o.recipient->>'name', o.recipient->>'patronymic') ${all}
    or o.parcel_number ${all}
    or (${digits} <> '' and (o.number::text like ${digits} or o.recipient->>'phone' like ${digits} or o.parcel_number like ${digits}))
    or exists (select 1 from order_line l where l.order_id = o.id
      and concat_ws(' ', l.name_uk, l.name_ru, l.article, l.colour_name_uk, l.colour_name_ru, l.size) ${all}))`;
}

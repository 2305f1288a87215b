import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

export async function selectDebtFaults(db: Kysely<Tables>): Promise<{ invariant: string; detail: string }[]> {
  const { rows } = await sql<{ invariant: string; detail: string }>`
    select 'I6 a debt is owed until it is settled' as invariant, 'debt ' || d.id as detail from delivery_debt d
      left join (select debt_id, sum(amount) as total from posting where debt_id is not null group by debt_id) p on p.debt_id = d.id
      where coalesce(p.total, 0) <> case when d.settled_at is null then -d.amount else 0 end`.execute(db);
  return rows;
}

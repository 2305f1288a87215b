import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

export type LedgerFault = { invariant: string; detail: string };

/** I6 and I7 of security.md in one snapshot; no rows in a shop in order. */
export async function selectLedgerFaults(db: Kysely<Tables>): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    select 'I6 an entry balances' as invariant, 'entry ' || e.id as detail from journal_entry e
      left join (select entry_id, count(*) as parts, sum(amount) as total from posting group by entry_id) p on p.entry_id = e.id
      where coalesce(p.parts, 0) < 2 or p.total <> 0
    union all select 'I6 a balance is what its postings add up to', 'account ' || coalesce(m.account_id, p.account_id) from customer_money m
      full join (select account_id, sum(amount) as total from posting where ledger = 'customer_balance' group by account_id) p using (account_id)
      where coalesce(m.balance, 0) <> coalesce(p.total, 0)
    union all select 'I6 a debt is owed until it is settled', 'debt ' || d.id from delivery_debt d
      left join (select debt_id, sum(amount) as total from posting where debt_id is not null group by debt_id) p on p.debt_id = d.id
      where coalesce(p.total, 0) <> case when d.settled_at is null then -d.amount else 0 end
    union all select 'I7 what is left of a lot is what its postings add up to', 'lot ' || l.id from bonus_lot l
      left join (select lot_id, sum(amount) as total from posting where lot_id is not null group by lot_id) p on p.lot_id = l.id
      where l.points_left <> coalesce(p.total, 0) or l.points_left not between 0 and l.granted
    union all select 'I7 a lot is not spent after its end', 'lot ' || l.id from bonus_lot l
      join posting p on p.lot_id = l.id join journal_entry e on e.id = p.entry_id
      where p.amount < 0 and e.reason = 'bonus_spent' and e.at >= l.ends_at`.execute(db);
  return rows;
}

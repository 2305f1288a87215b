import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

export type LedgerFault = { invariant: string; detail: string };

/** I6 of security.md in one snapshot; no rows in a healthy shop. */
export async function selectLedgerFaults(db: Kysely<Tables>): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    select 'I6 an entry balances' as invariant, 'entry ' || e.id as detail from journal_entry e
      left join (select entry_id, count(*) as parts, sum(amount) as total from posting group by entry_id) p on p.entry_id = e.id
      where coalesce(p.parts, 0) < 2 or p.total <> 0
    union all select 'I6 a balance is what its postings add up to', 'account ' || coalesce(m.account_id, p.account_id) from customer_money m
      full join (select account_id, sum(amount) as total from posting where ledger = 'customer_balance' group by account_id) p using (account_id)
      where coalesce(m.balance, 0) <> coalesce(p.total, 0)`.execute(db);
  return rows;
}

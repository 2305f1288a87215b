import { sql, type Kysely } from "kysely";
import type { PaidWithCard } from "../../../../db/json-columns.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import { SHORTAGE } from "../shortage/shortage.queries.ts";

type Db = Kysely<Tables>;
const moved = sql`
  select coalesce(-sum(p.amount) filter (where p.ledger = 'order_funds' and e.reason = 'refund_due' and e.source not like ${`${SHORTAGE} %`}), 0)::bigint as "toCard",
    coalesce(-sum(p.amount) filter (where p.ledger = 'order_funds' and e.reason = 'refund_to_balance' and e.source not like 'debts of %'), 0)::bigint as "toBalance",
    coalesce(-sum(p.amount) filter (where p.ledger = 'customer_balance' and e.reason in ('balance_spent', 'balance_returned')), 0)::bigint as "balanceUsed"
  from journal_entry e join posting p on p.entry_id = e.id`;
type Moved = { toCard: Kopiykas; toBalance: Kopiykas; balanceUsed: Kopiykas };

/** Kopiykas. The sum to pay no longer holds missing goods, and debts settled twice are the customer's money as before. */
export async function selectMoved(db: Db, orderId: string): Promise<Moved> {
  const { rows } = await sql<Moved>`${moved} where e.order_id = ${orderId}`.execute(db);
  return rows[0]!;
}

export const selectCardOf = async (db: Db, paymentId: Id<"payment">): Promise<PaidWithCard | undefined> =>
  (await db.selectFrom("payment").select("card").where("id", "=", paymentId).executeTakeFirst())?.card;

export async function selectReceiptFaults(db: Db): Promise<{ invariant: string; detail: string }[]> {
  const { rows } = await sql<{ invariant: string; detail: string }>`
    select 'I9 receipts of an order say what it took' as invariant, o.number::text as detail from placed_order o
    join (select order_id, sum(case kind when 'return' then -amount else amount end) as sum from fiscal_receipt group by order_id) said on said.order_id = o.id
    cross join lateral (${moved} where e.order_id = o.id) moved
    where said.sum <> case when o.paid_at is not null or o.status in ('shipped', 'ready', 'delivered', 'completed') then o.to_pay
        when o.prepaid_by is not null then o.prepayment else 0 end
      - moved."toCard" - moved."toBalance" + moved."balanceUsed"`.execute(db);
  return rows;
}

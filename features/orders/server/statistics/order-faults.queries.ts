import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";

export type OrderFault = { invariant: string; detail: string };

/** I3, I8, I9, I11 and I14 of security.md in one snapshot; no rows in a healthy shop. `onReceipt`: codes of payments. */
export async function selectOrderFaults(db: Kysely<Tables>, onReceipt: readonly string[]): Promise<OrderFault[]> {
  const { rows } = await sql<OrderFault>`
    select 'I9 goods of an order are sold once' as invariant, o.number::text as detail from placed_order o
      where (select count(*) from order_line l where l.order_id = o.id)
        <> (select count(*) from order_line l join stock_movement m on m.reason = 'sale' and m.source = o.cart_id::text and m.variation_id = l.variation_id where l.order_id = o.id)
    union all select 'I9 nobody paid an order that is paid on receipt', number::text from placed_order where payment_method = any(${[...onReceipt]}::text[]) and paid_at is not null and to_pay > 0 and status in ('new', 'cancelled')
    union all select 'I9 a buyer paid what was due and the margin, once', o.number::text from placed_order o
      left join (select e.order_id, sum(p.amount) as sum, count(*) as times from journal_entry e join posting p on p.entry_id = e.id
        where e.reason = 'resale_margin' and p.ledger = 'customer_balance' group by e.order_id) m on m.order_id = o.id
      where coalesce(m.times, 0) > 1 or coalesce(m.sum, 0) <> case when o.collected is not null and exists (
          select 1 from order_event v where v.order_id = o.id and v.status = 'delivered') then o.collected - o.to_pay + o.prepayment else 0 end
    union all select 'I8 money of a payment did one thing', p.reference from payment p
      where (p.state = 'paid') <> (1 = (select count(*) from payment_event e where e.payment_id = p.id and e.outcome = 'applied'))
    union all select 'I9 a paid order has the one payment that was applied', o.number::text from placed_order o left join payment p on p.id = coalesce(o.paid_by, o.prepaid_by)
      where coalesce(o.paid_by, o.prepaid_by) is not null and (p.cart_id is distinct from o.cart_id or p.outcome not in ('applied', 'revived'))
    union all select 'I9 an applied payment has paid an order', p.reference from payment p
      where p.purpose = 'order' and p.outcome in ('applied', 'revived') and not exists (select 1 from placed_order o where p.id in (o.paid_by, o.prepaid_by))
    union all select 'I9 an order by card is sent when it is paid', number::text from placed_order
      where payment_method <> all(${[...onReceipt]}::text[]) and paid_at is null and status not in ('new', 'awaiting_payment', 'cancelled')
    union all select 'I9 a prepaid order is sent when its prepayment came', number::text from placed_order
      where prepayment > 0 and prepaid_by is null and status not in ('awaiting_payment', 'cancelled')
    union all select 'I9 an order holds what was used and paid for it', o.number::text from placed_order o
      left join (select order_id, sum(amount) as sum from posting where ledger = 'order_funds' group by order_id) f on f.order_id = o.id
      left join (
        select p.order_id, -sum(p.amount) as sum from posting p join journal_entry e on e.id = p.entry_id
        where p.ledger = 'order_funds' and e.reason in ('refund_due', 'refund_to_balance') and e.source like 'refund %' group by p.order_id
      ) b on b.order_id = o.id
      where coalesce(f.sum, 0) <> case when o.status in ('delivered', 'completed', 'cancelled', 'returned') then 0
        else o.bonuses_used + o.balance_used
          + (case when o.paid_by is not null then o.to_pay - o.debts_paid when o.prepaid_by is not null then o.prepayment else 0 end) - coalesce(b.sum, 0) end
    union all select 'I11 one cart, one order', cart_id::text from placed_order where companion_of is null group by cart_id having count(*) > 1
    union all select 'I11 one key, one order', answer ->> 'number' from idempotent_answer where answer ? 'number' group by answer ->> 'number' having count(*) > 1
    union all select 'I3 the shelf was never below nothing', 'variation ' || variation_id from (
        select variation_id, sum(pieces) over (partition by variation_id order by id) as on_hand from stock_movement
      ) passing where on_hand < 0
    union all select 'I14 an order has lines and a total', number::text from placed_order o
      where goods <= 0 or to_pay < 0 or to_pay <> goods + fee - bonuses_used - balance_used + debts_paid or goods is distinct from (select sum(sum) from order_line l where l.order_id = o.id)`.execute(
    db,
  );
  return rows;
}

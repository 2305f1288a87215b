import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

export type OrderFault = { invariant: string; detail: string };

/** I3, I9, I11 and I14 of security.md in one snapshot; no rows in a shop in order. `onReceipt`: codes of payments. */
export async function selectOrderFaults(db: Kysely<Tables>, onReceipt: readonly string[]): Promise<OrderFault[]> {
  const { rows } = await sql<OrderFault>`
    select 'I9 goods of an order are sold once' as invariant, o.number::text as detail from placed_order o
      where (select count(*) from order_line l where l.order_id = o.id)
        <> (select count(*) from order_line l join stock_movement m on m.reason = 'sale' and m.source = o.cart_id::text and m.variation_id = l.variation_id where l.order_id = o.id)
    union all select 'I9 nobody paid an order that is paid on receipt', number::text from placed_order where payment_method = any(${[...onReceipt]}::text[]) and paid_at is not null and status in ('new', 'cancelled')
    union all select 'I11 one cart, one order', cart_id::text from placed_order where companion_of is null group by cart_id having count(*) > 1
    union all select 'I11 one key, one order', answer ->> 'number' from idempotent_answer group by answer ->> 'number' having count(*) > 1
    union all select 'I3 the shelf was never below nothing', 'variation ' || variation_id from (
        select variation_id, sum(pieces) over (partition by variation_id order by id) as on_hand from stock_movement
      ) passing where on_hand < 0
    union all select 'I14 an order has lines and a total', number::text from placed_order o
      where goods <= 0 or to_pay <= 0 or goods is distinct from (select sum(sum) from order_line l where l.order_id = o.id)`.execute(db);
  return rows;
}

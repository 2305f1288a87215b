import { sql } from "kysely";
import { stockInvariants } from "../../features/stock/stock.server.ts";
import type { Correction } from "./history.ts";
import type { TestShop } from "../../support/test-shop.ts";

/** Invariants of security.md §1 that the database breaks at this moment, each read in one snapshot; none when in order. */
export async function databaseFaults(shop: TestShop): Promise<string[]> {
  const stock = await stockInvariants(shop);
  const orders = await shop.db.job((tx) => ordersOutOfOrder.execute(tx));
  return [
    ...stock.map(({ invariant, variationId, detail }) => `${invariant}: variation ${variationId}: ${detail}`),
    ...orders.rows.map(({ fault }) => fault),
  ];
}

const ordersOutOfOrder = sql<{ fault: string }>`
  select 'I9 goods of an order are sold once: ' || o.number as fault from placed_order o
    where (select count(*) from order_line l where l.order_id = o.id)
      <> (select count(*) from order_line l join stock_movement m on m.reason = 'sale' and m.source = o.cart_id::text and m.variation_id = l.variation_id where l.order_id = o.id)
  union all select 'I9 nobody paid an order that is paid on receipt: ' || number from placed_order where payment_method = 'cod' and paid_at is not null and status in ('new', 'cancelled')
  union all select 'I11 one cart, one order: ' || cart_id from placed_order where companion_of is null group by cart_id having count(*) > 1
  union all select 'I11 one key, one order: ' || (answer ->> 'number') from idempotent_answer group by answer ->> 'number' having count(*) > 1
  union all select 'I3 the shelf was never below nothing: variation ' || variation_id from (
      select variation_id, sum(pieces) over (partition by variation_id order by id) as on_hand from stock_movement
    ) passing where on_hand < 0
  union all select 'I14 an order has lines and a total: ' || number from placed_order o
    where goods <= 0 or to_pay <= 0 or goods is distinct from (select sum(sum) from order_line l where l.order_id = o.id)`;

/** How every cart and order ended, for the comparison with what the clients were told. */
export async function readEnds(shop: TestShop) {
  const { carts, orders, corrections } = await shop.db.job(async (tx) => ({
    carts: (await selectCarts.execute(tx)).rows,
    orders: (await selectOrders.execute(tx)).rows,
    corrections: (await selectCorrections.execute(tx)).rows,
  }));
  return {
    carts: new Map(
      carts.map(({ id, state, closedAt, lines }) => [
        id,
        { state, closedAt, lines: new Map(Object.entries(lines ?? {}).map(([key, pieces]) => [Number(key), pieces])) },
      ]),
    ),
    orders: new Map(orders.map((order) => [order.number, order])),
    corrections,
  };
}

const selectCarts = sql<{ id: string; state: string; closedAt: Date | null; lines: Record<string, number> | null }>`
  select c.id, c.state, c.closed_at as "closedAt", held.lines from cart c left join (
    select cart_id, jsonb_object_agg(variation_id, pieces) as lines from (
      select cart_id, variation_id, pieces from cart_line
      union all select o.cart_id, l.variation_id, l.pieces from placed_order o join order_line l on l.order_id = o.id
    ) line group by cart_id
  ) held on held.cart_id = c.id`;

const selectOrders = sql<{ number: number; status: string; goods: number; cart_id: string }>`
  select number, status, goods, cart_id from placed_order`;

const selectCorrections = sql<Correction>`
  select at, variation_id as "variationId", pieces from stock_movement where reason = 'import' and source like 'import %'`;

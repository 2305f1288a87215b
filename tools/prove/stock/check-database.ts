import { sql } from "kysely";
import { brokenInvariants } from "../../../processes/watching/invariants.ts";
import type { Correction } from "./history.ts";
import type { TestShop } from "../../../support/test-shop.ts";

/** Invariants of security.md §1 that the database breaks at this moment, each read in one snapshot; none when in order. */
export async function databaseFaults(shop: TestShop): Promise<string[]> {
  return (await brokenInvariants(shop)).map(({ invariant, detail }) => `${invariant}: ${detail}`);
}

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
      union all select o.cart_id, l.variation_id, l.pieces + l.missing from placed_order o join order_line l on l.order_id = o.id
    ) line group by cart_id
  ) held on held.cart_id = c.id`;

const selectOrders = sql<{ number: number; status: string; goods: number; cart_id: string }>`
  select number, status, goods, cart_id from placed_order`;

const selectCorrections = sql<Correction>`
  select at, variation_id as "variationId", pieces from stock_movement where reason = 'import' and source like 'import %'`;

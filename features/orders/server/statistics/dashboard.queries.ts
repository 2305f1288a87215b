import { orderStatuses, type OrderStatus } from "../../orders.contract.ts";
import { bringsGoodsBack } from "../../orders.rules.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type Sales = { orders: number; pieces: number; sum: Kopiykas };

/** Without cancelled orders; a purchase in two parcels counts as two. */
export async function selectSales(db: Db, { from, to }: { from: Instant; to: Instant }): Promise<Sales> {
  const { rows } = await sql<Sales>`
    select count(*)::int as orders, coalesce(sum(o.to_pay), 0)::float8 as sum,
      coalesce(sum((select sum(l.pieces) from order_line l where l.order_id = o.id)), 0)::int as pieces
    from placed_order o where o.placed_at >= ${from} and o.placed_at < ${to} and o.status <> 'cancelled'`.execute(db);
  return rows[0] ?? { orders: 0, pieces: 0, sum: kopiykas(0) };
}

const openStatuses = orderStatuses.filter((status) => status !== "completed" && !bringsGoodsBack(status));

/** Named one by one, so that an index finds them. */
export const selectOpenByStatus = async (db: Db): Promise<{ status: OrderStatus; orders: number }[]> =>
  (
    await sql<{ status: OrderStatus; orders: number }>`
      select status, count(*)::int as orders from placed_order where status = any(${[...openStatuses]}::text[]) group by status`.execute(db)
  ).rows;

export const selectWaiting = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom("placed_order")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("status", "=", "new")
      .where("waits_until", "is not", null)
      .executeTakeFirstOrThrow()
  ).count;

export async function selectReservations(db: Db, now: Instant): Promise<{ carts: number; pieces: number; sum: Kopiykas }> {
  const { rows } = await sql<{ carts: number; pieces: number; sum: Kopiykas }>`
    select count(distinct c.id)::int as carts, coalesce(sum(l.pieces), 0)::int as pieces, coalesce(sum(l.pieces * l.price), 0)::float8 as sum
    from cart c join cart_line l on l.cart_id = c.id where c.state = 'open' and c.reserved_until > ${now}`.execute(db);
  return rows[0] ?? { carts: 0, pieces: 0, sum: kopiykas(0) };
}

export type LowStock = {
  product_id: Id<"product">;
  article: string;
  name_uk: string;
  name_ru: string;
  colour_name_uk: string;
  colour_name_ru: string;
  size: string;
  free: number;
  sold: number;
};

/**
 * Variations with fewer free pieces than were sold in the span, the most wanted first. Lines are read order by order and stock only until the
 * rows are full: joined as a whole, every line and every stock row is read (decision 0107).
 */
export const selectLowStock = async (db: Db, { since, limit }: { since: Instant; limit: number }): Promise<LowStock[]> =>
  (
    await sql<LowStock>`
      with sold as materialized (
        select l.variation_id, sum(l.pieces)::int as sold
        from placed_order o cross join lateral (select variation_id, pieces from order_line where order_id = o.id offset 0) l
        where o.placed_at > ${since} and o.status not in ('cancelled', 'returned') group by 1)
      select low.*, wanted.sold from (select * from sold order by sold desc, variation_id) wanted cross join lateral (
        select p.id as product_id, p.article, p.name_uk, p.name_ru, v.colour_name_uk, v.colour_name_ru, v.size, s.on_hand - s.reserved as free
        from stock s join variation v on v.id = s.variation_id join product p on p.id = v.product_id
        where s.variation_id = wanted.variation_id and s.on_hand - s.reserved < wanted.sold and not p.hidden and not v.hidden offset 0) low
      order by wanted.sold desc, wanted.variation_id limit ${limit}`.execute(db)
  ).rows;

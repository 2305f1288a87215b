import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Enough orders to know the taste, few enough to be quick. */
const NEWEST_ORDERS = 300;

export async function selectBoughtTogether(
  db: Kysely<Tables>,
  productId: Id<"product">,
  { least, most }: { least: number; most: number },
): Promise<Id<"product">[]> {
  const { rows } = await sql<{ id: Id<"product"> }>`
    with with_it as (
      select distinct o.id, o.placed_at from order_line l join placed_order o on o.id = l.order_id
      where l.product_id = ${productId} and o.status <> 'cancelled'
      order by o.placed_at desc limit ${NEWEST_ORDERS}
    )
    select l.product_id as id from with_it join order_line l on l.order_id = with_it.id
    where l.product_id <> ${productId}
    group by l.product_id having count(distinct l.order_id) >= ${least}
    order by count(distinct l.order_id) desc, l.product_id limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}

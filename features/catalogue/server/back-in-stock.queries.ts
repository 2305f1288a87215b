import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Db = Kysely<Tables>;

/** Whether a whole pack of a visible variation is free; undefined when there is no such variation. A reservation that is over counts as free. */
export async function selectIsFree(db: Db, variationId: number, now: Instant): Promise<boolean | undefined> {
  const { rows } = await sql<{ isFree: boolean }>`
    select coalesce(s.on_hand - s.reserved, 0) + coalesce((
      select sum(l.pieces)::int from cart_line l join cart c on c.id = l.cart_id
      where l.variation_id = v.id and c.state = 'open' and c.reserved_until <= ${now}), 0) >= v.quantity_in_variation as "isFree"
    from variation v join product p on p.id = v.product_id left join stock s on s.variation_id = v.id
    where v.id = ${variationId} and not v.hidden and not p.hidden`.execute(db);
  return rows[0]?.isFree;
}

export const insertBackInStock = (tx: Db, request: { accountId: number; variationId: number; now: Instant }) =>
  tx
    .insertInto("back_in_stock")
    .values({ account_id: request.accountId, variation_id: request.variationId, asked_at: request.now })
    .onConflict((oc) => oc.doNothing())
    .execute();

export async function selectAsked(db: Db, accountId: number, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("back_in_stock as b")
    .innerJoin("variation as v", "v.id", "b.variation_id")
    .select("v.id")
    .where("b.account_id", "=", accountId)
    .where("v.product_id", "=", productId)
    .orderBy("v.id")
    .execute();
  return rows.map((row) => row.id);
}

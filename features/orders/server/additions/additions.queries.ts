import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { MOST_ADDITIONS, type OpenParcel } from "../../additions/additions.rules.ts";

type Db = Kysely<Tables>;

const MOST_SHOWN = 5;

type Of = { accountId: Id<"account">; number?: number; onReceipt: readonly string[] };

/** Parcels an account's next order may join, the newest first: shelf goods that wait for nothing, an open box, no waybill. */
export async function selectOpenParcels(db: Db, { accountId, number, onReceipt }: Of): Promise<OpenParcel[]> {
  const { rows } = await sql<OpenParcel>`
    select o.id, o.number, o.status, o.placed_at as "placedAt", o.carrier, o.delivery_kind as kind, o.delivery, o.recipient, o.free_delivery as "freeDelivery",
      coalesce(bool_or(p.payment_method = any(${[...onReceipt]}::text[]) and p.paid_at is null and p.to_pay > 0), false) as "isCollected",
      (select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'pieces', l.pieces, 'price', l.price, 'suborder', false)), '[]'::jsonb)
        from order_line l join placed_order i on i.id = l.order_id
        where (i.id = o.id or i.goes_with = o.id) and i.status <> 'cancelled' and l.pieces > 0) as lines
    from placed_order o
    join placed_order p on (p.id = o.id or p.goes_with = o.id) and p.status <> 'cancelled'
    left join waybill w on w.order_id = o.id and w.state in ('made', 'wanted')
    where o.account_id = ${accountId} and ${number === undefined ? sql`true` : sql`o.number = ${number}`}
      and o.id = o.cart_id and o.goes_with is null and o.collected is null and o.parcel_number = ''
      and (o.status in ('confirmed', 'packed') or (o.status = 'new' and o.waits_until is null))
      and o.boxed_at is null and w.order_id is null
    group by o.id having count(*) <= ${MOST_ADDITIONS}
    order by o.placed_at desc, o.number desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** Locks by id the orders in another's parcel; that other order is locked before them (security.md S2). */
export const lockAdditions = (tx: Db, orderId: string) => additionsTo(tx, orderId).selectAll().orderBy("id").forUpdate().execute();

const additionsTo = (db: Db, orderId: string) =>
  db.selectFrom("placed_order").where("goes_with", "=", orderId).where("status", "not in", ["cancelled", "returned"]);

export const selectAdditions = (db: Db, orderId: string) => additionsTo(db, orderId).selectAll().orderBy("number").execute();

export const selectNumberOf = async (db: Db, orderId: string | null): Promise<number | null> =>
  orderId === null
    ? null
    : ((await db.selectFrom("placed_order").select("number").where("id", "=", orderId).executeTakeFirst())?.number ?? null);

/** Null while something is still to be put into the box. */
export const setBoxed = (tx: Db, orderId: string, at: Instant | null) =>
  tx.updateTable("placed_order").set({ boxed_at: at }).where("id", "=", orderId).execute();

export const partFromParcel = (tx: Db, orderIds: readonly string[]) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({ goes_with: null, version: eb("version", "+", 1) }))
    .where("id", "in", orderIds)
    .execute();

export const moveToParcel = (tx: Db, orderIds: readonly string[], goesWith: string) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({ goes_with: goesWith, version: eb("version", "+", 1) }))
    .where("id", "in", orderIds)
    .execute();

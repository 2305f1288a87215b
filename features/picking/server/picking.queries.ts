import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { OrderStatus } from "../../orders/orders.contract.ts";

type Db = Kysely<Tables>;

export type PickingRecord = {
  order_id: string;
  number: number;
  status: OrderStatus;
  version: number;
  placed_at: Instant;
  carrier: string;
  delivery_kind: string;
  comment: string;
  is_for_buyer: boolean;
  together: number[];
  lines: number;
  pieces: number;
  picked: number;
  staff_id: Id<"staff_member"> | null;
  staff_name: string | null;
  began_at: Instant | null;
  finished_at: Instant | null;
};

const records = sql`
  select o.id as order_id, o.number, o.status, o.version, o.placed_at, o.carrier, o.delivery_kind, o.comment, o.collected is not null as is_for_buyer,
    array(select t.number::int from placed_order t where t.id <> o.id and t.status in ('confirmed', 'packed')
      and (t.id = o.goes_with or t.goes_with = coalesce(o.goes_with, o.id)) order by t.number) as together,
    (select count(*)::int from order_line l where l.order_id = o.id and l.pieces > 0) as lines,
    (select coalesce(sum(l.pieces), 0)::int from order_line l where l.order_id = o.id) as pieces,
    (select coalesce(sum(least(k.pieces, l.pieces)), 0)::int from picked_line k join order_line l on l.order_id = k.order_id and l.position = k.position
      where k.order_id = o.id) as picked,
    p.staff_id, s.name as staff_name, p.began_at, p.finished_at
  from placed_order o left join picking p on p.order_id = o.id left join staff_member s on s.id = p.staff_id`;

/** Confirmed orders and orders being packed, the oldest first. */
export async function selectToPick(db: Db, limit: number): Promise<PickingRecord[]> {
  const { rows } = await sql<PickingRecord>`
    ${records} where o.status in ('confirmed', 'packed') order by p.finished_at is not null, o.placed_at, o.number limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countToPick(db: Db): Promise<{ total: number; toPick: number }> {
  const { rows } = await sql<{ total: number; toPick: number }>`
    select count(*)::int as total, count(*) filter (where p.finished_at is null)::int as "toPick"
    from placed_order o left join picking p on p.order_id = o.id where o.status in ('confirmed', 'packed')`.execute(db);
  return rows[0] ?? { total: 0, toPick: 0 };
}

export async function selectPicking(db: Db, number: number): Promise<PickingRecord | undefined> {
  const { rows } = await sql<PickingRecord>`${records} where o.number = ${number}`.execute(db);
  return rows[0];
}

/** Locks the order, so that nobody ships or cancels it meanwhile. */
export const lockOrder = (tx: Db, number: number) =>
  tx.selectFrom("placed_order").select(["id", "status"]).where("number", "=", number).forUpdate().executeTakeFirst();

export async function selectPickedLines(db: Db, orderId: string) {
  return db
    .selectFrom("order_line as l")
    .innerJoin("variation as v", "v.id", "l.variation_id")
    .leftJoin("picked_line as k", (join) => join.onRef("k.order_id", "=", "l.order_id").onRef("k.position", "=", "l.position"))
    .select([
      "l.position",
      "l.article",
      "l.name_uk",
      "l.name_ru",
      "l.colour_name_uk",
      "l.colour_name_ru",
      "l.size",
      "l.picture",
      "l.pieces",
      "v.barcode",
    ])
    .select(sql<number>`least(coalesce(k.pieces, 0), l.pieces)`.as("picked"))
    .where("l.order_id", "=", orderId)
    .where("l.pieces", ">", 0)
    .orderBy("l.article")
    .orderBy("l.position")
    .execute();
}

export const upsertPicking = (tx: Db, { orderId, staffId, now }: { orderId: string; staffId: Id<"staff_member">; now: Instant }) =>
  tx
    .insertInto("picking")
    .values({ order_id: orderId, staff_id: staffId, began_at: now })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet({ staff_id: staffId }))
    .execute();

export const selectPicker = (tx: Db, orderId: string) =>
  tx.selectFrom("picking").select(["staff_id", "finished_at"]).where("order_id", "=", orderId).executeTakeFirst();

export const upsertPickedLine = (tx: Db, { orderId, position, pieces }: { orderId: string; position: number; pieces: number }) =>
  tx
    .insertInto("picked_line")
    .values({ order_id: orderId, position, pieces })
    .onConflict((conflict) => conflict.columns(["order_id", "position"]).doUpdateSet({ pieces }))
    .execute();

export const setFinished = (tx: Db, orderId: string, at: Instant | null) =>
  tx.updateTable("picking").set({ finished_at: at }).where("order_id", "=", orderId).execute();

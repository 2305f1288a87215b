import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../../../db/tables.ts";
import type { Waybill } from "../../../../../integrations/carriers/carrier-waybills.ts";
import type { Id } from "../../../../../platform/ids.ts";
import type { Kopiykas } from "../../../../../platform/money/money.ts";
import { isHeld } from "../../../../../platform/time/is-held.ts";
import { addSeconds, type Instant } from "../../../../../platform/time/time.ts";
import type { Tx } from "../../../../shop.ts";
import { isLiving } from "../../../parcels/waybills.rules.ts";

type Db = Kysely<Tables>;

/** Longer than the wait for a carrier's answer. */
export const HELD_SECONDS = 120;

/** Whether the carrier has `w` of a cancelled order, or may have it, since an answer was lost. */
export const isLeftAtCarrier = sql<boolean>`(w.state = 'made' or (w.state in ('wanted', 'failed') and w.asked_at is not null))`;

export const selectWaybill = (db: Db, number: number) =>
  db
    .selectFrom("waybill as w")
    .innerJoin("placed_order as o", "o.id", "w.order_id")
    .selectAll("w")
    .select(sql<boolean>`o.status = 'cancelled' and ${isLeftAtCarrier}`.as("isLeft"))
    .where("o.number", "=", number)
    .executeTakeFirst();

/** Grams of the goods in an order's parcel; null when a weight is unknown. */
export const selectOrderWeight = async (db: Db, orderId: string): Promise<number | null> => {
  const { rows } = await sql<{ grams: number | null }>`
    select case when bool_and(p.weight_grams > 0) then sum(l.pieces * p.weight_grams)::int end as grams
    from order_line l join product p on p.id = l.product_id join placed_order o on o.id = l.order_id
    where o.id = ${orderId} or (o.goes_with = ${orderId} and o.status in ('confirmed', 'packed'))`.execute(db);
  return rows[0]?.grams ?? null;
};

/** Weight of cancelled orders on a waybill; goods of unknown weight weigh nothing here. */
const gramsOf = (orders: RawBuilder<unknown>) => sql<number>`
  (select coalesce(sum(l.pieces * p.weight_grams), 0)::int from order_line l join product p on p.id = l.product_id join placed_order o on o.id = l.order_id
  where ${orders})`;

/** A waybill's weight without the cancelled orders on it; as it was where nothing would be left. */
const lighterBy = (grams: RawBuilder<number>) =>
  sql<number>`case when weight_grams > ${grams} then weight_grams - ${grams} else weight_grams end`;

/** Takes a cancelled order off the weight of a waybill that the carrier was not asked for yet. */
export const lightenWanted = async (tx: Tx, orderId: string, without: string): Promise<void> => {
  await tx
    .updateTable("waybill")
    .set({ weight_grams: lighterBy(gramsOf(sql`o.id = ${without}`)) })
    .where("order_id", "=", orderId)
    .execute();
};

/** The remaining orders' share of a made waybill's weight, while its number is still on the cancelled ones. */
export const selectWeightLeft = async (tx: Tx, orderId: string): Promise<number | undefined> => {
  const cancelled = sql`o.goes_with = w.order_id and o.status = 'cancelled' and o.parcel_number = w.number`;
  const { rows } = await sql<{ grams: number }>`
    select ${lighterBy(gramsOf(cancelled))} as grams from waybill w where w.order_id = ${orderId}`.execute(tx);
  return rows[0]?.grams;
};

type Wanted = { orderId: string; weightGrams: number; seats: number; byWhom: string; at: Instant };

/** Asks for a waybill, also again for a failed or withdrawn one; one made or asked for stays. */
export const wantWaybill = (tx: Db, { orderId, weightGrams, seats, byWhom, at }: Wanted) => {
  const wish = { state: "wanted" as const, weight_grams: weightGrams, seats, by_whom: byWhom, wanted_at: at, error: "" };
  return tx
    .insertInto("waybill")
    .values({ order_id: orderId, held_until: at, ...wish })
    .onConflict((oc) => oc.column("order_id").doUpdateSet(wish).where("waybill.state", "in", ["failed", "withdrawn"]))
    .returning("order_id")
    .executeTakeFirst();
};

/** Takes a wanted waybill to ask the carrier; undefined when it is done or somebody else asks. `asked_at` is the previous try's. */
export async function takeWaybill(tx: Tx, orderId: string, at: Instant) {
  const found = await tx.selectFrom("waybill").selectAll().where("order_id", "=", orderId).forUpdate().executeTakeFirst();
  if (found?.state !== "wanted") return undefined;
  if (isHeld(found.held_until, at, HELD_SECONDS)) return "busy" as const;
  await tx
    .updateTable("waybill")
    .set({ held_until: addSeconds(at, HELD_SECONDS), asked_at: at })
    .where("order_id", "=", orderId)
    .execute();
  return found;
}

export const setWaybillMade = (tx: Db, orderId: string, { number, reference, collected }: Waybill & { collected: Kopiykas }) =>
  tx.updateTable("waybill").set({ state: "made", number, reference, collected, error: "" }).where("order_id", "=", orderId).execute();

/** Whether it was still made. Without `asked_at` the next waybill is made without looking for a lost one first. */
export const setWaybillWithdrawn = async (
  tx: Db,
  orderId: string,
  { reference, at }: { reference: string; at: Instant },
): Promise<boolean> => {
  const done = await tx
    .updateTable("waybill")
    .set({ state: "withdrawn", asked_at: null, held_until: at, error: "" })
    .where("order_id", "=", orderId)
    .where("state", "=", "made")
    .where("reference", "=", reference)
    .returning("order_id")
    .executeTakeFirst();
  return done !== undefined;
};

/** Ends a waybill the carrier does not have. */
export const setUnmadeWithdrawn = async (tx: Db, orderId: string, at: Instant): Promise<void> => {
  await tx
    .updateTable("waybill")
    .set({ state: "withdrawn", asked_at: null, held_until: at, error: "" })
    .where("order_id", "=", orderId)
    .where("state", "in", ["wanted", "failed"])
    .execute();
};

export const lockWaybill = (tx: Db, orderId: string) =>
  tx.selectFrom("waybill").select(["state", "asked_at"]).where("order_id", "=", orderId).forUpdate().executeTakeFirst();

/** Whether the parcel has a waybill made or asked for; locks it. */
export const hasLivingWaybill = async (tx: Db, order: { id: string; goes_with: string | null }): Promise<boolean> => {
  const row = await tx
    .selectFrom("waybill")
    .select("state")
    .where("order_id", "=", order.goes_with ?? order.id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && isLiving(row);
};

/** Takes no lock. */
export async function isInMadeParcel(db: Db, firstOrderId: string): Promise<boolean> {
  const row = await db.selectFrom("waybill").select("state").where("order_id", "=", firstOrderId).executeTakeFirst();
  return row !== undefined && isLiving(row);
}

/** The parcel's orders that have not left, also those since moved to another parcel. */
export const clearParcelNumber = (tx: Db, accountId: Id<"account">, parcelNumber: string) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({ parcel_number: "", version: eb("version", "+", 1) }))
    .where("account_id", "=", accountId)
    .where("parcel_number", "=", parcelNumber)
    .where("status", "in", ["new", "confirmed", "packed", "cancelled"])
    .execute();

/** `failed` waits for staff, `wanted` for the next try; one withdrawn meanwhile stays so. */
export const setWaybillError = (
  tx: Db,
  orderId: string,
  { state, error, at }: { state: "failed" | "wanted"; error: string; at: Instant },
) =>
  tx.updateTable("waybill").set({ state, error, held_until: at }).where("order_id", "=", orderId).where("state", "=", "wanted").execute();

type Handled = { orders: readonly number[]; by: string | null; at: Instant };

/** The orders it was new for; without `by` it is taken back. */
export async function setWaybillsHandled(tx: Tx, { orders, by, at }: Handled): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    with locked as (
      select w.order_id, o.number from waybill w join placed_order o on o.id = w.order_id
      where o.number = any(${[...orders]}::bigint[]) and o.status = 'cancelled' and ${isLeftAtCarrier} and (w.handled_at is null) = ${by !== null}
      order by w.order_id for update of w)
    update waybill set handled_at = ${by === null ? null : at}::timestamptz, handled_by = ${by ?? ""}
    from locked where locked.order_id = waybill.order_id returning locked.number`.execute(tx);
  return rows.map(({ number }) => number);
}

import { sql, type Kysely } from "kysely";
import type { OrderDelivery, OrderRecipient } from "../../../../db/json-columns.ts";
import type { Tables } from "../../../../db/tables.ts";
import { isLiving } from "../../parcels/waybills.rules.ts";
import { namedPlace, type NamedPlace } from "../../../delivery/delivery.server.ts";

type Db = Kysely<Tables>;

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

export const updateDelivery = (tx: Db, orderId: string, { recipient, delivery }: { recipient: OrderRecipient; delivery: OrderDelivery }) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({ recipient: JSON.stringify(recipient), delivery: JSON.stringify(delivery), version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();

export async function selectNamedPlace(db: Db, named: { carrier: string; settlement: string; department: string }): Promise<NamedPlace> {
  const { rows } = await sql<{ place: NamedPlace }>`select ${namedPlace({ street: "", ...named })} as place`.execute(db);
  return rows[0]?.place ?? { department: null, street: null };
}

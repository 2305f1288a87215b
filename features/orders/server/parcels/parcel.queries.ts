import type { OrderStatus } from "../../orders.contract.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Grams of a piece; 0 where 1C names none. */
export async function selectWeights(db: Kysely<Tables>, productIds: readonly Id<"product">[]): Promise<ReadonlyMap<Id<"product">, number>> {
  const rows = await db.selectFrom("product").select(["id", "weight_grams"]).where("id", "in", productIds).execute();
  return new Map(rows.map((row) => [row.id, row.weight_grams]));
}

export type ParcelUnderWay = { number: number; accountId: Id<"account">; status: OrderStatus; parcelNumber: string };

export const selectParcelsUnderWay = (db: Kysely<Tables>, carrier: string): Promise<ParcelUnderWay[]> =>
  db
    .selectFrom("placed_order")
    .select(["number", "account_id as accountId", "status", "parcel_number as parcelNumber"])
    .where("status", "in", ["shipped", "ready"])
    .where("carrier", "=", carrier)
    .orderBy("number")
    .execute();

export const hasCarriersNote = async (db: Kysely<Tables>, orderId: string, note: string): Promise<boolean> =>
  (await db
    .selectFrom("order_event")
    .select("id")
    .where("order_id", "=", orderId)
    .where("by_whom", "=", "carrier")
    .where("note", "=", note)
    .executeTakeFirst()) !== undefined;

/** When somebody of the shop last marked the order as sent. */
export const selectShippedAt = async (db: Kysely<Tables>, orderId: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom("order_event")
      .select("at")
      .where("order_id", "=", orderId)
      .where("status", "=", "shipped")
      .where("by_whom", "<>", "carrier")
      .orderBy("id", "desc")
      .executeTakeFirst()
  )?.at;

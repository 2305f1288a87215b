import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

/** False where the customer has fewer pieces of the order. */
export async function addReturned(
  tx: Db,
  { orderId, variationId, pieces }: { orderId: string; variationId: Id<"variation">; pieces: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("order_line")
    .set((eb) => ({ returned: eb("returned", "+", pieces) }))
    .where("order_id", "=", orderId)
    .where("variation_id", "=", variationId)
    .where(sql<boolean>`returned + ${pieces} <= pieces`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const selectDeliveredAt = async (db: Db, orderId: string) =>
  (
    await db
      .selectFrom("order_event")
      .select("at")
      .where("order_id", "=", orderId)
      .where("status", "=", "delivered")
      .orderBy("id", "desc")
      .executeTakeFirst()
  )?.at;

export const hasReturnedLines = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.selectFrom("order_line").select("position").where("order_id", "=", orderId).where("returned", ">", 0).executeTakeFirst()) !==
  undefined;

import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { statusesOf } from "./wanted-orders.ts";

/** Whether the shop still owes goods of an order to the account. */
export async function hasActiveOrders(db: Kysely<Tables>, accountId: Id<"account">): Promise<boolean> {
  const orders = db.selectFrom("placed_order").select("id").where("account_id", "=", accountId);
  const found = await orders
    .where("status", "in", [...(statusesOf("active") ?? [])])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

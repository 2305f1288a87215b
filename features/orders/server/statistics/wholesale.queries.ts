import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Whether the customer has bought goods in packs, in an order neither cancelled nor returned. */
export const hasOrderedWholesale = async (db: Kysely<Tables>, accountId: Id<"account">): Promise<boolean> =>
  (await db
    .selectFrom("placed_order")
    .innerJoin("order_line", "order_line.order_id", "placed_order.id")
    .select("placed_order.id")
    .where("placed_order.account_id", "=", accountId)
    .where("placed_order.status", "not in", ["cancelled", "returned"])
    .where("order_line.pack", ">", 1)
    .limit(1)
    .executeTakeFirst()) !== undefined;

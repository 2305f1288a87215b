import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Id } from "../../../platform/ids.ts";

/** What an account has ordered since an instant, pieces by variation. Orders are above the cart: this only looks up. */
export const selectOrderedSince = (
  db: Kysely<Tables>,
  { accountId, since }: { accountId: Id<"account">; since: Instant },
): Promise<{ variationId: Id<"variation">; quantity: number }[]> =>
  db
    .selectFrom("placed_order")
    .innerJoin("order_line", "order_line.order_id", "placed_order.id")
    .select(["order_line.variation_id as variationId", sql<number>`sum(order_line.pieces)::int`.as("quantity")])
    .where("placed_order.account_id", "=", accountId)
    .where("placed_order.placed_at", ">=", since)
    .groupBy("order_line.variation_id")
    .execute();

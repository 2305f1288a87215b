import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";

export const selectLateOrders = (
  db: Kysely<Tables>,
  { now, limit }: { now: Instant; limit: number },
): Promise<{ number: number; accountId: Id<"account"> }[]> =>
  db
    .selectFrom("placed_order")
    .select(["number", "account_id as accountId"])
    .where("status", "=", "new")
    .where("waits_until", "<=", now)
    .orderBy("waits_until")
    .limit(limit)
    .execute();

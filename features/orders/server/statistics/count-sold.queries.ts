import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Orders that were cancelled or returned do not count. */
export async function selectSoldSince(db: Kysely<Tables>, since: Instant): Promise<{ productId: Id<"product">; pieces: number }[]> {
  const rows = await db
    .selectFrom("placed_order as o")
    .innerJoin("order_line as l", "l.order_id", "o.id")
    .select(({ fn }) => ["l.product_id as productId", fn.sum<number>("l.pieces").as("pieces")])
    .where("o.placed_at", ">=", since)
    .where("o.status", "not in", ["cancelled", "returned"])
    .groupBy("l.product_id")
    .execute();
  return rows.map(({ productId, pieces }) => ({ productId, pieces: Number(pieces) }));
}

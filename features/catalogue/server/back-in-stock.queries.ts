import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Db = Kysely<Tables>;

export const insertBackInStock = (tx: Db, request: { accountId: number; variationId: number; now: Instant }) =>
  tx
    .insertInto("back_in_stock")
    .values({ account_id: request.accountId, variation_id: request.variationId, asked_at: request.now })
    .onConflict((oc) => oc.doNothing())
    .execute();

export async function selectAsked(db: Db, accountId: number, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("back_in_stock as b")
    .innerJoin("variation as v", "v.id", "b.variation_id")
    .select("v.id")
    .where("b.account_id", "=", accountId)
    .where("v.product_id", "=", productId)
    .orderBy("v.id")
    .execute();
  return rows.map((row) => row.id);
}

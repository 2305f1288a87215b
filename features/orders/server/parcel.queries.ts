import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";

/** Grams of one piece by product; 0 where 1C names no weight. */
export async function selectWeights(db: Kysely<Tables>, productIds: readonly Id<"product">[]): Promise<ReadonlyMap<Id<"product">, number>> {
  const rows = await db.selectFrom("product").select(["id", "weight_grams"]).where("id", "in", productIds).execute();
  return new Map(rows.map((row) => [row.id, row.weight_grams]));
}

import type { Shop } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { updateSoldRecently } from "./sold-recently.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Writes how many pieces of each product were sold lately; one that is not named sold none. */
export async function writeSoldRecently(shop: Shop, sold: readonly { productId: Id<"product">; pieces: number }[]): Promise<void> {
  await shop.db.job(async (tx) => tx.changed(productsTopic, await updateSoldRecently(tx, sold)));
}

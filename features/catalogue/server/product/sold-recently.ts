import type { Shop } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { updateSoldRecently } from "./sold-recently.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Pieces; products left out sold none. */
export async function writeSoldRecently(shop: Shop, sold: readonly { productId: Id<"product">; pieces: number }[]): Promise<void> {
  await shop.db.job(async (tx) => tx.changed(productsTopic, await updateSoldRecently(tx, sold)));
}

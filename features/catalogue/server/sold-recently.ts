import type { Shop } from "../../shop.ts";
import { catalogueChanged } from "./keep-fresh.ts";
import { updateSoldRecently } from "./sold-recently.queries.ts";

/** Writes how many pieces of each product were sold lately; one that is not named sold none. */
export async function writeSoldRecently(shop: Shop, sold: readonly { productId: number; pieces: number }[]): Promise<void> {
  catalogueChanged(shop, await shop.db.job((tx) => updateSoldRecently(tx, sold)));
}

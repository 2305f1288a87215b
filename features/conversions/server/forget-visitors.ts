import type { Shop } from "../../shop.ts";
import { deleteVisitors } from "./conversions.queries.ts";

/** Forgets visitors seven days after they were told, and their conversions with them. Job. */
export async function forgetVisitors(shop: Shop): Promise<void> {
  await shop.db.job((tx) => deleteVisitors(tx, shop.clock.now()));
}

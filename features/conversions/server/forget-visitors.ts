import type { Shop } from "../../shop.ts";
import { deleteVisitors } from "./conversions.queries.ts";

/** Deletes visitors and their conversions seven days after they were told. Job. */
export async function forgetVisitors(shop: Shop): Promise<void> {
  await shop.db.job((tx) => deleteVisitors(tx, shop.clock.now()));
}

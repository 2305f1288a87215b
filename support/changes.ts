import type { Shop } from "../features/shop.ts";
import { productsTopic, stockTopic } from "../features/topics.ts";
import { catalogueSettled } from "../features/catalogue/catalogue.server.ts";
import type { Id } from "../platform/ids.ts";

/* For tests that write into the database past the shop's own queries. */

/** Says that products look different; heard within 100 ms, or with `changesHeard`. */
export const productsChanged = ({ db }: Shop, ids: readonly number[]): Promise<void> =>
  db.changes.tell([{ topic: productsTopic, keys: ids.map(String), by: "" }]);

/** Says that pieces of variations have moved. */
export const stockMoved = ({ db }: Shop, variationIds: readonly Id<"variation">[]): Promise<void> =>
  db.changes.tell([{ topic: stockTopic, keys: variationIds.map(String), by: "" }]);

/** Waits until the catalogue stands as told. */
export async function changesHeard(shop: Shop): Promise<void> {
  await shop.db.changes.flush();
  await catalogueSettled(shop);
}

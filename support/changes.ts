import { randomUUID } from "node:crypto";
import type { Topic } from "../platform/db/changes.ts";
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

const lastTopic: Topic = { name: "the last of a test", withinMs: 0 };

/** Waits until the catalogue stands as told: what is told after it has been heard, so everything before it has. */
export async function changesHeard(shop: Shop): Promise<void> {
  const { changes } = shop.db;
  await changes.flush();
  const [last, heard] = [randomUUID(), Promise.withResolvers<void>()];
  const stop = await changes.on(lastTopic, { onKeys: (keys) => keys.includes(last) && heard.resolve() });
  await changes.tell([{ topic: lastTopic, keys: [last], by: "" }]);
  await heard.promise;
  stop();
  await catalogueSettled(shop);
}

import { countVisible, hideProducts, selectVisibleIds } from "../../catalogue/import.server.ts";
import type { Shop } from "../../shop.ts";
import { ALL_PRODUCTS, productsTopic } from "../../topics.ts";
import { SHARE_THAT_WAITS } from "../exchange.rules.ts";
import { deleteMissing, insertMissing, selectRefusedTwin, supersedeWaiting } from "./missing.queries.ts";
import { deleteSeen, selectSeen, type EndState, type RunNote } from "./runs.queries.ts";
import type { Id } from "../../../platform/ids.ts";

/** A fifth of the catalogue or more is for staff to decide (security.md S48); what they refused for the same files is not asked again. */
export async function hideMissing(shop: Shop, runId: Id<"import_run">): Promise<RunNote & { state: EndState }> {
  const [seen, visible, all] = [
    await selectSeen(shop.db.read, runId),
    await selectVisibleIds(shop.db.read),
    await countVisible(shop.db.read),
  ];
  const missing = visible.filter((product) => !seen.has(product.id_1c)).map(({ id }) => id);
  const isAsked = missing.length > 0 && missing.length >= all * SHARE_THAT_WAITS;
  const refused = isAsked ? await selectRefusedTwin(shop.db.read, runId) : undefined;
  await shop.db.job(async (tx) => {
    for (const earlier of await supersedeWaiting(tx, runId, shop.clock.now())) await deleteMissing(tx, earlier);
    await deleteSeen(tx, runId);
    if (!isAsked && missing.length > 0) {
      await hideProducts(tx, missing);
      tx.changed(productsTopic, [ALL_PRODUCTS]);
    } else if (isAsked && refused === undefined) await insertMissing(tx, runId, missing);
  });
  if (!isAsked) return { state: "done", note: "", values: {} };
  return refused === undefined
    ? { state: "waiting", note: "hidesTooMany", values: { hides: missing.length, of: all } }
    : { state: "refused", note: "refusedBefore", values: { run: refused } };
}

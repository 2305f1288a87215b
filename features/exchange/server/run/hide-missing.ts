import { countVisible, hideProducts, selectVisibleIds } from "../../../catalogue/import.server.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { ALL_PRODUCTS, productsTopic } from "../../../topics.ts";
import { SHARE_THAT_WAITS } from "../../exchange.rules.ts";
import { deleteSeen, finishRun, selectSeen, type EndState, type RunNote } from "../runs.queries.ts";
import { deleteCounted } from "./uncounted.queries.ts";
import { deleteMissing, insertMissing, lockRun, selectRefusedTwin, supersedeWaiting } from "./missing.queries.ts";

/**
 * Ends a full export, once. A fifth of the catalogue or more is for staff to decide (security.md S48); what they refused for the same files is
 * not asked again.
 */
export async function hideMissing(shop: Shop, runId: Id<"import_run">): Promise<void> {
  await shop.db.job(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run?.state !== "running") return;
    const now = shop.clock.now();
    for (const earlier of await supersedeWaiting(tx, runId, now)) await deleteMissing(tx, earlier);
    await finishRun(tx, runId, { ...(await judgeMissing(tx, runId)), now });
    await deleteSeen(tx, runId);
    await deleteCounted(tx, runId);
  });
}

async function judgeMissing(tx: Tx, runId: Id<"import_run">): Promise<RunNote & { state: EndState }> {
  const { missing, all } = await missingOf(tx, runId);
  if (missing.length === 0) return { state: "done", note: "", values: {} };
  if (missing.length < all * SHARE_THAT_WAITS) {
    await hideProducts(tx, missing);
    tx.changed(productsTopic, [ALL_PRODUCTS]);
    return { state: "done", note: "", values: {} };
  }
  const refused = await selectRefusedTwin(tx, runId);
  if (refused !== undefined) return { state: "refused", note: "refusedBefore", values: { run: refused } };
  await insertMissing(tx, runId, missing);
  return { state: "waiting", note: "hidesTooMany", values: { hides: missing.length, of: all } };
}

/** Of all goods on show those the import did not name. */
export async function missingOf(tx: Tx, runId: Id<"import_run">): Promise<{ missing: Id<"product">[]; all: number }> {
  const [seen, visible, all] = [await selectSeen(tx, runId), await selectVisibleIds(tx), await countVisible(tx)];
  return { missing: visible.filter((product) => !seen.has(product.id_1c)).map(({ id }) => id), all };
}

import { countVisible, hideProducts, selectVisibleIds } from "../../../catalogue/import.server.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { ALL_PRODUCTS, productsTopic } from "../../../topics.ts";
import { SHARE_THAT_WAITS } from "../../exchange.rules.ts";
import {
  deleteSeen,
  finishRun,
  lockRun,
  selectRefusedTwin,
  selectSeen,
  supersedeWaiting,
  type EndState,
  type RunNote,
} from "./runs.queries.ts";
import { deleteMissing, insertMissing } from "./missing.queries.ts";
import { countWaitingUncounted, deleteUncounted } from "./uncounted.queries.ts";

/** Ends an import, once; staff decide over a fifth of the catalogue or more (security.md S48), but not again over files they refused. */
export async function judgeLeftOut(shop: Shop, runId: Id<"import_run">, { isFull }: { isFull: boolean }): Promise<void> {
  await shop.db.job(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run?.state !== "running") return;
    const now = shop.clock.now();
    if (isFull)
      for (const earlier of await supersedeWaiting(tx, runId, now)) {
        await deleteMissing(tx, earlier);
        await deleteUncounted(tx, earlier);
      }
    await finishRun(tx, runId, { ...(await judge(tx, runId, isFull)), now });
    await deleteSeen(tx, runId);
  });
}

async function judge(tx: Tx, runId: Id<"import_run">, isFull: boolean): Promise<RunNote & { state: EndState }> {
  const { missing, all } = isFull ? await missingOf(tx, runId) : { missing: [], all: 0 };
  const isTooMuch = missing.length > 0 && missing.length >= all * SHARE_THAT_WAITS;
  if (missing.length > 0 && !isTooMuch) {
    await hideProducts(tx, missing);
    tx.changed(productsTopic, [ALL_PRODUCTS]);
  }
  const hides = isTooMuch ? missing.length : 0;
  const empties = await countWaitingUncounted(tx, runId);
  if (hides + empties === 0) return { state: "done", note: "", values: {} };
  const refused = await selectRefusedTwin(tx, runId);
  if (refused !== undefined) {
    await deleteUncounted(tx, runId);
    return { state: "refused", note: "refusedBefore", values: { run: refused } };
  }
  if (isTooMuch) await insertMissing(tx, runId, missing);
  const note = empties === 0 ? "hidesTooMany" : hides === 0 ? "emptiesTooMany" : "hidesAndEmpties";
  return { state: "waiting", note, values: { hides, empties, of: all } };
}

/** Visible goods that the import did not name. */
export async function missingOf(tx: Tx, runId: Id<"import_run">): Promise<{ missing: Id<"product">[]; all: number }> {
  const [seen, visible, all] = [await selectSeen(tx, runId), await selectVisibleIds(tx), await countVisible(tx)];
  return { missing: visible.filter((product) => !seen.has(product.id_1c)).map(({ id }) => id), all };
}

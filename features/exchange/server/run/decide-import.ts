import { hideProducts } from "../../../catalogue/import.server.ts";
import { conflict, notFound } from "../../../../platform/contracts/errors.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { ALL_PRODUCTS, productsTopic } from "../../../topics.ts";
import { deleteMissing, selectMissing } from "./missing.queries.ts";
import { deleteUncounted, lockWaitingUncounted } from "./uncounted.queries.ts";
import { sellOut } from "./empty-uncounted.ts";
import { finishRun, lockRun, type EndState, type RunNote } from "./runs.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

export type Decision = "take" | "refuse";
type Audit = (tx: Tx, change: { action: string; entity: string; entityId: number; before: unknown; after: unknown }) => Promise<void>;

/** `take` hides and takes off sale what no import has named or counted since. Repeatable; 409 for the opposite, 404 for none. */
export async function decideImport(
  shop: Shop,
  { id, decision, now, audit }: { id: Id<"import_run">; decision: Decision; now: Instant; audit: Audit },
): Promise<void> {
  await shop.db.job(async (tx) => {
    const run = await lockRun(tx, id);
    if (!run) throw notFound();
    if (run.note === (decision === "take" ? "taken" : "refused")) return;
    if (run.state !== "waiting") throw conflict("exchange.decided");
    const missing = await selectMissing(tx, id);
    if (decision === "take" && missing.length > 0) {
      await hideProducts(tx, missing);
      tx.changed(productsTopic, [ALL_PRODUCTS]);
    }
    const uncounted = await lockWaitingUncounted(tx, id);
    if (decision === "take" && uncounted.length > 0) await sellOut(tx, uncounted, { runId: id, at: now });
    await deleteMissing(tx, id);
    await deleteUncounted(tx, id);
    const after: RunNote & { state: EndState } =
      decision === "take"
        ? { state: "done", note: "taken", values: { hidden: missing.length, emptied: uncounted.length } }
        : { state: "refused", note: "refused", values: {} };
    await finishRun(tx, id, { ...after, now });
    await audit(tx, {
      action: decision,
      entity: "import",
      entityId: id,
      before: { state: "waiting", wouldHide: missing.length, wouldEmpty: uncounted.length },
      after,
    });
  });
}

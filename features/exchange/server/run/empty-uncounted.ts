import { setOnHand } from "../../../stock/import.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";
import { SHARE_THAT_WAITS } from "../../exchange.rules.ts";
import { insertRefusals, lockRun } from "./runs.queries.ts";
import { deleteCounted, insertUncounted, selectUncounted, type Uncounted } from "./uncounted.queries.ts";

/** 1C leaves sold-out goods out of a full package, so they lose their pieces; a fifth of all or more waits for staff (security.md S48). */
export async function emptyUncounted(shop: Shop, runId: Id<"import_run">, { of }: { of: "all" | "counted" }): Promise<void> {
  await shop.db.job(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run?.state !== "running") return;
    const { uncounted, onSale } = await selectUncounted(tx, runId, { of });
    await deleteCounted(tx, runId);
    if (uncounted.length === 0) return;
    if (uncounted.length >= onSale * SHARE_THAT_WAITS) {
      await insertUncounted(tx, runId, uncounted);
      return;
    }
    await insertRefusals(tx, runId, [{ file: "", line: 0, id1c: "", reason: "stockUntold", said: String(uncounted.length), whole: false }]);
    await sellOut(tx, uncounted, { runId, at: shop.clock.now() });
  });
}

/** Takes off sale all pieces that no cart and no order holds. */
export async function sellOut(
  tx: Tx,
  uncounted: readonly Uncounted[],
  { runId, at }: { runId: Id<"import_run">; at: Instant },
): Promise<void> {
  await setOnHand(
    tx,
    uncounted.map(({ id }) => ({ variationId: id, pieces: 0 })),
    { source: `import ${runId} untold`, at },
  );
  tx.changed(productsTopic, [...new Set(uncounted.map(({ product }) => product))]);
}

import { setOnHand } from "../../../stock/import.server.ts";
import type { Shop } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import type { Id } from "../../../../platform/ids.ts";
import { SHARE_THAT_WAITS } from "../../exchange.rules.ts";
import { insertRefusals } from "../runs.queries.ts";
import { lockRun } from "./missing.queries.ts";
import { deleteCounted, selectUncounted } from "./uncounted.queries.ts";

/**
 * What a full package of offers counts no pieces of has none: 1C leaves out what is sold out. `of`: offers of all goods that the import names, or, where 1C
 * has not said that all files came, of goods that it counts otherwise. A fifth of what is on sale or more is told and left as it was (security.md S48).
 */
export async function emptyUncounted(shop: Shop, runId: Id<"import_run">, { of }: { of: "all" | "counted" }): Promise<void> {
  await shop.db.job(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run?.state !== "running") return;
    const { uncounted, onSale } = await selectUncounted(tx, runId, { of });
    await deleteCounted(tx, runId);
    if (uncounted.length === 0) return;
    const isTooMuch = uncounted.length >= onSale * SHARE_THAT_WAITS;
    const said = String(uncounted.length);
    await insertRefusals(tx, runId, [
      { file: "", line: 0, id1c: "", reason: isTooMuch ? "stockUntoldMuch" : "stockUntold", said, whole: false },
    ]);
    if (isTooMuch) return;
    const reported = uncounted.map(({ id }) => ({ variationId: id, pieces: 0 }));
    await setOnHand(tx, reported, { source: `import ${runId} untold`, at: shop.clock.now() });
    tx.changed(productsTopic, [...new Set(uncounted.map(({ product }) => product))]);
  });
}

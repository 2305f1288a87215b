import type { Id } from "../../../../platform/ids.ts";
import { announceWholeCatalogue } from "../../../catalogue/catalogue.server.ts";
import type { Shop } from "../../../shop.ts";
import { countImported, deleteSeen, finishRun, insertRefusals, isTrialRun, type EndState, type RunNote } from "../runs.queries.ts";
import type { UnreadableFile } from "../files/unreadable-file.ts";
import { forgetTrial } from "./trial-memory.ts";
import { deleteCounted } from "./uncounted.queries.ts";
import { emptyUncounted } from "./empty-uncounted.ts";
import { hideMissing, missingOf } from "./hide-missing.ts";

/**
 * Hides what a full export did not name, or asks staff; a trial only says what it would hide. `untold`: of which goods full packages of offers say
 * by silence that there are no pieces.
 */
export async function endRun(
  shop: Shop,
  { runId, isFull, untold }: { runId: Id<"import_run">; isFull: boolean; untold: "all" | "counted" | "none" },
): Promise<void> {
  if (await isTrialRun(shop.db.read, runId)) {
    await endTrial(shop, { runId, isFull });
    return;
  }
  if (untold !== "none") await emptyUncounted(shop, runId, { of: untold });
  if (isFull) await hideMissing(shop, runId);
  else await finish(shop, runId, { state: "done", note: "", values: {} });
  await countImported(shop.db.scan);
  await announceWholeCatalogue(shop);
}

async function endTrial(shop: Shop, { runId, isFull }: { runId: Id<"import_run">; isFull: boolean }): Promise<void> {
  await shop.db.job(async (tx) => {
    const hides = isFull ? (await missingOf(tx, runId)).missing.length : 0;
    await finishRun(tx, runId, { state: "tried", note: "tried", values: { hides }, now: shop.clock.now() });
    await deleteSeen(tx, runId);
    await deleteCounted(tx, runId);
  });
  forgetTrial(shop, runId);
}

/** An export is full when each catalogue in it says so. */
export const isFullExport = (catalogues: readonly boolean[]): boolean => catalogues.length > 0 && catalogues.every(Boolean);

export async function failRun(shop: Shop, runId: Id<"import_run">, { reason, file, line, said }: UnreadableFile): Promise<void> {
  await insertRefusals(shop.db.read, runId, [{ file, line, id1c: "", reason, said, whole: true }]);
  await finish(shop, runId, { state: "failed", note: reason, values: { said, file, line } });
}

/** What it named is of use to nobody then. */
const finish = (shop: Shop, runId: Id<"import_run">, end: RunNote & { state: EndState }): Promise<unknown> =>
  shop.db.job(async (tx) => {
    await finishRun(tx, runId, { ...end, now: shop.clock.now() });
    await deleteSeen(tx, runId);
    await deleteCounted(tx, runId);
  });

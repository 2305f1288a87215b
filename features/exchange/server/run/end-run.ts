import type { Id } from "../../../../platform/ids.ts";
import { announceWholeCatalogue } from "../../../catalogue/catalogue.server.ts";
import type { Shop } from "../../../shop.ts";
import { countImported, deleteSeen, finishRun, insertRefusals, isTrialRun, type EndState, type RunNote } from "./runs.queries.ts";
import type { UnreadableFile } from "../files/unreadable-file.ts";
import { forgetTrial } from "./trial-memory.ts";
import { deleteCounted, selectUncounted } from "./uncounted.queries.ts";
import { emptyUncounted } from "./empty-uncounted.ts";
import { judgeLeftOut, missingOf } from "./judge-left-out.ts";

type Ending = { runId: Id<"import_run">; isFull: boolean; untold: "all" | "counted" | "none" };

/** `untold`: of which goods the silence of full packages means no pieces. A trial only reports what would happen. */
export async function endRun(shop: Shop, { runId, isFull, untold }: Ending): Promise<void> {
  if (await isTrialRun(shop.db.read, runId)) {
    await endTrial(shop, { runId, isFull, untold });
    return;
  }
  if (untold !== "none") await emptyUncounted(shop, runId, { of: untold });
  await judgeLeftOut(shop, runId, { isFull });
  await countImported(shop.db.scan);
  await announceWholeCatalogue(shop);
}

async function endTrial(shop: Shop, { runId, isFull, untold }: Ending): Promise<void> {
  await shop.db.job(async (tx) => {
    const hides = isFull ? (await missingOf(tx, runId)).missing.length : 0;
    const empties = untold === "none" ? 0 : (await selectUncounted(tx, runId, { of: untold })).uncounted.length;
    await finishRun(tx, runId, { state: "tried", note: "tried", values: { hides, empties }, now: shop.clock.now() });
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

/** The list of goods it named is dropped, since nobody needs it then. */
const finish = (shop: Shop, runId: Id<"import_run">, end: RunNote & { state: EndState }): Promise<unknown> =>
  shop.db.job(async (tx) => {
    await finishRun(tx, runId, { ...end, now: shop.clock.now() });
    await deleteSeen(tx, runId);
    await deleteCounted(tx, runId);
  });

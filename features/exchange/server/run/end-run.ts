import type { Id } from "../../../../platform/ids.ts";
import { announceWholeCatalogue } from "../../../catalogue/catalogue.server.ts";
import type { Shop } from "../../../shop.ts";
import { countImported, finishRun, insertRefusals } from "../runs.queries.ts";
import type { UnreadableFile } from "../files/unreadable-file.ts";
import { hideMissing } from "./hide-missing.ts";

/** Hides what a full export did not name, or asks staff. */
export async function endRun(shop: Shop, { runId, isFull }: { runId: Id<"import_run">; isFull: boolean }): Promise<void> {
  if (isFull) await hideMissing(shop, runId);
  else await finishRun(shop.db.read, runId, { state: "done", note: "", values: {}, now: shop.clock.now() });
  await countImported(shop.db.scan);
  await announceWholeCatalogue(shop);
}

/** An export is full when each catalogue in it says so. */
export const isFullExport = (catalogues: readonly boolean[]): boolean => catalogues.length > 0 && catalogues.every(Boolean);

export async function failRun(shop: Shop, runId: Id<"import_run">, { reason, file, line, said }: UnreadableFile): Promise<void> {
  await insertRefusals(shop.db.read, runId, [{ file, line, id1c: "", reason, said, whole: true }]);
  await finishRun(shop.db.read, runId, { state: "failed", note: reason, values: { said, file, line }, now: shop.clock.now() });
}

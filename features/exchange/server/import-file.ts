import type { Id } from "../../../platform/ids.ts";
import type { Shop } from "../../shop.ts";
import { emptyPending, type WatchBatch } from "./batch/pending-batch.ts";
import { takeRow } from "./batch/take-row.ts";
import { writeBatch } from "./batch/write-batch.ts";
import type { ExportFile } from "./files/import-order.ts";
import { readElements, type Found } from "./files/read-elements.ts";
import { isRow } from "./files/read-head.ts";
import { upsertProperties } from "./dictionary/properties.queries.ts";
import { openTally } from "./report/tally.ts";
import { countToldLate } from "./run/count-told-late.ts";
import type { RunMemory } from "./run/run-memory.ts";
import { setCounts, startFile } from "./run/runs.queries.ts";
import { takeDictionary, takeGroups, type Packages, type Reading } from "./dictionary/take-dictionary.ts";

const BATCH = 200;

type Work = {
  runId: Id<"import_run">;
  position: number;
  file: ExportFile;
  memory: RunMemory;
  onProgress: (bytes: number, rows: number) => void;
  /** Reads the same elements each time; a file of CommerceML by default. */
  read?: (onBytes: (bytes: number) => void) => AsyncIterable<Found>;
  watch?: WatchBatch;
};

/** Each batch is one transaction with the file's cursor. */
export async function importFile(shop: Shop, work: Work): Promise<void> {
  const { file, memory } = work;
  const { rows_done: done } = await startFile(shop.db.read, work.runId, work.position, file.name);
  let [bytes, rows, batches] = [0, 0, 0];
  let pending = emptyPending();
  const packages: Packages = { at: -1, offers: 0, late: new Set() };
  const reading: Reading = { file: file.name, memory, declared: new Set(), defined: new Map(), packages, tally: openTally() };
  const flush = async () => {
    if (pending.rows > 0) await writeBatch(shop, work, pending, `import ${work.runId}/${work.position}/${done + batches}`);
    batches += 1;
    pending = emptyPending();
    work.onProgress(bytes, rows);
  };
  const read = work.read ?? ((onBytes) => readElements(file.place, { onBytes }));
  for await (const found of read((more) => (bytes += more))) {
    if (found.isPause) {
      await flush();
      continue;
    }
    if (found.element.name !== "Группа") await takeGroups(shop, reading);
    if (!isRow(found)) {
      takeDictionary(found, reading);
      continue;
    }
    rows += 1;
    if (found.element.name === "Товар") memory.products += 1;
    else memory.offers += 1;
    if (found.element.name === "Предложение") packages.offers += 1;
    if (rows <= done) continue;
    if (pending.rows > 0 && pending.kind !== found.element.name) await flush();
    takeRow(found, reading, pending);
    if (pending.rows >= BATCH) await flush();
  }
  await takeGroups(shop, reading);
  await flush();
  if (packages.late.size > 0) await countToldLate(shop, work.runId, { place: file.place, packages: packages.late });
  if (!memory.isTrial) await shop.db.job((tx) => upsertProperties(tx, reading.defined));
  await setCounts(shop.db.read, work.runId, work.position, reading.tally);
}

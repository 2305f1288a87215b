import { requireRoom } from "../../../platform/machine/condition.ts";
import { selectSlugsByStaff } from "../../catalogue/import.server.ts";
import type { Shop } from "../../shop.ts";
import { openExport, type FoundExport } from "./files/export-folder.ts";
import { fingerprintOf } from "./files/fingerprint-of.ts";
import { inImportOrder, type ExportFile } from "./files/import-order.ts";
import { endRun, failRun, isFullExport } from "./run/end-run.ts";
import { settleRun } from "./run/settle-run.ts";
import { importFile } from "./import-file.ts";
import { openRunMemory, type RunMemory } from "./run/run-memory.ts";
import { learnPrices } from "./prices/price-book.ts";
import { readHead } from "./files/read-head.ts";
import { importReport, type ImportReport } from "./report/import-report.ts";
import { insertRefusals, insertRun, selectRunningRun, startFile } from "./run/runs.queries.ts";
import { selectProperties } from "./dictionary/properties.queries.ts";
import { reasonText } from "../reasons.messages.ts";
import { reportOthers } from "./report/report-others.ts";
import { reportLeft, reportTaken } from "./pictures/report-pictures.ts";
import { findMissingPictures } from "./pictures/find-missing-pictures.ts";
import { takePictures } from "./pictures/take-pictures.ts";
import { UnreadableFile } from "./files/unreadable-file.ts";
import type { Id } from "../../../platform/ids.ts";

export type Progress = { file: string; rows: number; bytes: number; totalBytes: number };

/** Resumes at its cursors and may be repeated (decisions.md §10, security.md S47). Throws `UnreadableFile`, 503 on a full disk. */
export async function importFiles(
  shop: Shop,
  {
    paths,
    isTrial = false,
    onProgress = () => undefined,
  }: { paths: readonly string[]; isTrial?: boolean; onProgress?: (progress: Progress) => void },
): Promise<ImportReport> {
  requireRoom(shop);
  const found = await openExport(paths);
  try {
    return await importFound(shop, found, { isTrial, onProgress });
  } finally {
    await found.close();
  }
}

async function importFound(
  shop: Shop,
  found: FoundExport,
  { isTrial, onProgress }: { isTrial: boolean; onProgress: (progress: Progress) => void },
): Promise<ImportReport> {
  const files = await inImportOrder(found.xml);
  const digest = await fingerprintOf(files);
  const fingerprint = isTrial ? `trial ${digest}` : digest;
  if (files.length === 0 && found.pictures.length === 0) {
    const [inner] = found.nested;
    throw new Error(inner === undefined ? "тут немає файлів CommerceML (*.xml)" : reasonText("uk", "archiveInside", { said: inner }));
  }
  const running = await selectRunningRun(shop.db.read, fingerprint);
  const runId = running?.id ?? (await insertRun(shop.db.read, { fingerprint, isTrial, now: shop.clock.now() }));
  try {
    const readable = await readHeads(shop, runId, files);
    const memory = openRunMemory({
      calledAt: shop.clock.now(),
      isTrial,
      prices: await learnPrices(shop, readable.named, { runId, isTrial }),
      colours: await selectSlugsByStaff(shop.db.read),
      properties: await selectProperties(shop.db.read),
    });
    await readAll(shop, { runId, files, skipped: readable.skipped, memory, onProgress });
    await settleRun(shop, { runId, position: files.length, memory });
    const pictures = await takePictures(shop, { files: isTrial ? [] : found.pictures });
    const missing = isTrial ? { count: 0, first: [] } : await findMissingPictures(shop, runId);
    await reportTaken(shop, { runId, position: files.length + 1, pictures, came: "all" });
    await reportLeft(shop, { runId, position: files.length + 1, unnamed: pictures.unnamed.length, missing });
    await reportOthers(shop, { runId, position: files.length + 2, found });
    await endRun(shop, { runId, isFull: isFullExport(memory.catalogues), untold: "all" });
    return { ...(await importReport(shop, runId, memory)), pictures: { ...pictures, missing } };
  } catch (error) {
    if (error instanceof UnreadableFile) await failRun(shop, runId, error);
    throw error;
  }
}

/** Runs before anything is changed; other files are passed over and named. */
async function readHeads(shop: Shop, runId: Id<"import_run">, files: readonly ExportFile[]) {
  const named: RunMemory["named"] = { types: [], rates: [] };
  const foreign: { position: number; error: UnreadableFile }[] = [];
  for (const [position, file] of files.entries()) {
    try {
      const head = await readHead(file.place);
      named.types.push(...head.types);
      named.rates.push(...head.rates);
    } catch (error) {
      if (!(error instanceof UnreadableFile) || error.reason !== "notCommerceMl") throw error;
      foreign.push({ position, error });
    }
  }
  const [first] = foreign;
  if (first && foreign.length === files.length) throw first.error;
  for (const { position, error } of foreign) {
    const { rows_done: done } = await startFile(shop.db.read, runId, position, error.file);
    const { file, line, reason, said } = error;
    if (done === 0) await insertRefusals(shop.db.read, runId, [{ file, line, id1c: "", reason, said, whole: true }]);
  }
  return { named, skipped: new Set(foreign.map(({ position }) => position)) };
}

async function readAll(
  shop: Shop,
  {
    runId,
    files,
    skipped,
    memory,
    onProgress,
  }: {
    runId: Id<"import_run">;
    files: readonly ExportFile[];
    skipped: ReadonlySet<number>;
    memory: RunMemory;
    onProgress: (progress: Progress) => void;
  },
): Promise<void> {
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let bytesBefore = 0;
  for (const [position, file] of files.entries()) {
    if (!skipped.has(position))
      await importFile(shop, {
        runId,
        position,
        file,
        memory,
        onProgress: (bytes, rows) => onProgress({ file: file.name, rows, bytes: bytesBefore + bytes, totalBytes }),
      });
    bytesBefore += file.bytes;
  }
}

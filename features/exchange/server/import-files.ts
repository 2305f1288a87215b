import { requireRoom } from "../../../platform/condition.ts";
import type { Shop } from "../../shop.ts";
import { announceWholeCatalogue } from "../../catalogue/catalogue.server.ts";
import { countVisible, hideProducts, replaceProductCategories, selectVisibleIds } from "../../catalogue/import.server.ts";
import { SHARE_THAT_WAITS } from "../exchange.rules.ts";
import { applyOffers } from "./apply-batch.ts";
import {
  deleteParked,
  deleteSeen,
  finishRun,
  insertRefusals,
  insertRun,
  selectParked,
  selectRefusals,
  selectRunningRun,
  selectSeen,
  sumChanged,
  type Refusal,
} from "./exchange.queries.ts";
import { findExportFiles } from "./find-export-files.ts";
import { importFile, openRunMemory } from "./import-file.ts";
import type { OfferRow } from "./offer-row.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export type Progress = { file: string; rows: number; bytes: number; totalBytes: number };
export type ImportReport = {
  runId: number;
  state: "done" | "waiting";
  products: number;
  offers: number;
  changed: number;
  refused: Refusal[];
  note: string;
};

/**
 * Imports CommerceML files or folders of them beside live traffic. A run of the same files that was cut off goes on at
 * its cursors; the same files once more change nothing; every refused row is in the report with its line and reason
 * (decisions.md §10, security.md S47). Throws when a file is no readable XML, and 503 when the disk is nearly full.
 */
export async function importFiles(
  shop: Shop,
  { paths, onProgress = () => undefined }: { paths: readonly string[]; onProgress?: (progress: Progress) => void },
): Promise<ImportReport> {
  requireRoom(shop);
  const { files, fingerprint } = await findExportFiles(paths);
  if (files.length === 0) throw new Error("тут немає файлів CommerceML (*.xml)");
  const running = await selectRunningRun(shop.db.read, fingerprint);
  const runId = running?.id ?? (await insertRun(shop.db.read, fingerprint, shop.clock.now()));
  const memory = openRunMemory();
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let bytesBefore = 0;
  try {
    for (const [position, file] of files.entries()) {
      await importFile(shop, {
        runId,
        position,
        file,
        memory,
        onProgress: (bytes, rows) => onProgress({ file: file.name, rows, bytes: bytesBefore + bytes, totalBytes }),
      });
      bytesBefore += file.bytes;
    }
    await retryParked(shop, runId);
    const note = memory.fullCatalogue ? await hideMissing(shop, runId) : "";
    await finishRun(shop.db.read, runId, { state: note ? "waiting" : "done", note, now: shop.clock.now() });
    await announceWholeCatalogue(shop);
    const [refused, changed] = await Promise.all([selectRefusals(shop.db.read, runId), sumChanged(shop.db.read, runId)]);
    return { runId, state: note ? "waiting" : "done", products: memory.products, offers: memory.offers, changed, refused, note };
  } catch (error) {
    if (error instanceof UnreadableFile)
      await finishRun(shop.db.read, runId, { state: "failed", note: error.message, now: shop.clock.now() });
    throw error;
  }
}

/** What named something unknown while it was read may be known by now; what is still unknown is refused. */
async function retryParked(shop: Shop, runId: number): Promise<void> {
  const [offers, groups] = [await selectParked(shop.db.read, runId, "offer"), await selectParked(shop.db.read, runId, "group")];
  const now = shop.clock.now();
  await shop.db.job(async (tx) => {
    const applied = await applyOffers(
      tx,
      offers.map(({ row, line }) => ({ row: row as OfferRow, line })),
      { file: "", now, source: `import ${runId} parked` },
    );
    const unknownOffers = applied.parked.map(({ line, row }) => ({
      file: offers.find((one) => one.line === line)?.file ?? "",
      line,
      id1c: (row as OfferRow).id1c,
      reason: "невідомий товар",
    }));
    const pairs = groups.map(({ row }) => row as { id1c: string; group: string });
    const stillUnknown = new Set(
      (pairs.length === 0 ? [] : await replaceKnownGroups(tx, pairs)).map((pair) => `${pair.id1c} ${pair.group}`),
    );
    const unknownGroups = groups.flatMap(({ file, line, row }) => {
      const pair = row as { id1c: string; group: string };
      return stillUnknown.has(`${pair.id1c} ${pair.group}`)
        ? [{ file, line, id1c: pair.id1c, reason: `невідома група ${pair.group}` }]
        : [];
    });
    await insertRefusals(tx, runId, [...unknownOffers, ...unknownGroups]);
    await deleteParked(tx, runId);
  });
}

async function replaceKnownGroups(tx: Parameters<typeof replaceProductCategories>[0], pairs: readonly { id1c: string; group: string }[]) {
  const groups = Map.groupBy(pairs, (pair) => pair.id1c);
  return replaceProductCategories(tx, JSON.stringify([...groups].map(([id1c, its]) => ({ id1c, groups: its.map((pair) => pair.group) }))));
}

/** A full export hides what it does not name, unless that is a fifth of the catalogue or more: then staff decide (S48). */
async function hideMissing(shop: Shop, runId: number): Promise<string> {
  const [seen, visible, all] = [
    await selectSeen(shop.db.read, runId),
    await selectVisibleIds(shop.db.read),
    await countVisible(shop.db.read),
  ];
  const missing = visible.filter((product) => !seen.has(product.id_1c));
  if (missing.length > 0 && missing.length >= all * SHARE_THAT_WAITS)
    return `повний обмін сховав би ${missing.length} товарів із ${all}: чекає рішення`;
  await shop.db.job(async (tx) => {
    await hideProducts(
      tx,
      missing.map((product) => product.id),
    );
    await deleteSeen(tx, runId);
  });
  return "";
}

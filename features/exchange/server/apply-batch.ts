import type { Instant } from "../../../platform/time.ts";
import {
  insertProducts,
  insertVariations,
  replacePictures,
  replaceProductCategories,
  selectVariationIds,
  showWholeProducts,
  updateProducts,
  updateVariations,
} from "../../catalogue/import.server.ts";
import type { Tx } from "../../shop.ts";
import { setOnHand } from "../../stock/import.server.ts";
import { selectUnshipped, type Parked, type Refusal } from "./exchange.queries.ts";
import type { OfferRow } from "./offer-row.ts";
import type { ProductRow } from "./product-row.ts";

export type Placed<Row> = { row: Row; line: number };
export type Applied = { changed: number; refusals: Refusal[]; parked: Parked[] };
type Where = { file: string; now: Instant };

/** Writes a batch of products inside the importer's transaction. */
export async function applyProducts(tx: Tx, batch: readonly Placed<ProductRow>[], { file, now }: Where): Promise<Applied> {
  const lines = new Map(batch.map(({ row, line }) => [row.id1c, line]));
  const rows = JSON.stringify(lastOfEach(batch));
  const inserted = await insertProducts(tx, rows, now);
  const updated = inserted === lines.size ? 0 : await updateProducts(tx, rows);
  const unknown = await replaceProductCategories(tx, rows);
  await replacePictures(tx, rows);
  if (updated > 0) await showWholeProducts(tx, [...lines.keys()]);
  const nameless = batch
    .filter(({ row }) => row.nameUk === null && !row.removed)
    .map(({ row, line }) => ({ file, line, id1c: row.id1c, reason: "немає Наименование" }));
  return {
    changed: inserted + updated,
    refusals: nameless,
    parked: unknown.map((row) => ({ file, line: lines.get(row.id1c) ?? 0, kind: "group" as const, row })),
  };
}

/** Writes a batch of offers: variations, prices, stock. Offers of unknown products are parked. */
export async function applyOffers(
  tx: Tx,
  batch: readonly Placed<OfferRow>[],
  { file, now, source }: Where & { source: string },
): Promise<Applied> {
  const latest = lastOfEach(batch);
  const rows = JSON.stringify(latest);
  const inserted = await insertVariations(tx, rows);
  const updated = inserted === latest.length ? 0 : await updateVariations(tx, rows);
  const known = new Map(
    (
      await selectVariationIds(
        tx,
        latest.map((row) => row.id1c),
      )
    ).map(({ id, id1c }) => [id1c, id]),
  );
  const stock = await applyStock(tx, latest, known, { source, now });
  await showWholeProducts(tx, [...new Set(latest.map((row) => row.product1c))]);
  const shortIds = new Set(stock.short);
  return {
    changed: inserted + updated + stock.changed,
    refusals: batch.flatMap(({ row, line }) => {
      const id = known.get(row.id1c);
      return id !== undefined && shortIds.has(id)
        ? [{ file, line, id1c: row.id1c, reason: `залишок ${row.stock} менший за зарезервоване: залишено зарезервоване` }]
        : [];
    }),
    parked: batch
      .filter(({ row }) => !known.has(row.id1c) && !row.removed)
      .map(({ row, line }) => ({ file, line, kind: "offer" as const, row })),
  };
}

async function applyStock(
  tx: Tx,
  rows: readonly OfferRow[],
  known: ReadonlyMap<string, number>,
  { source, now }: { source: string; now: Instant },
) {
  const said = rows.flatMap((row) => {
    const id = known.get(row.id1c);
    return id === undefined || row.stock === null ? [] : [{ variationId: id, pieces: row.stock }];
  });
  if (said.length === 0) return { changed: 0, short: [] };
  const unshipped = await selectUnshipped(
    tx,
    said.map(({ variationId }) => variationId),
  );
  const reported = said.map(({ variationId, pieces }) => ({
    variationId,
    pieces: Math.max(0, pieces - (unshipped.get(variationId) ?? 0)),
  }));
  return setOnHand(tx, reported, { source, at: now });
}

/** The last row of each id: a file may name a thing twice. */
function lastOfEach<Row extends { id1c: string }>(batch: readonly Placed<Row>[]): Row[] {
  return [...new Map(batch.map(({ row }) => [row.id1c, row])).values()];
}

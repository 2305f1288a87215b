import type { Id } from "../../../../platform/ids.ts";
import { rowsAsJson } from "../../../../platform/db/recordset.ts";
import {
  insertVariations,
  replaceOfferPictures,
  selectVariationIds,
  settleVisibility,
  updateVariations,
} from "../../../catalogue/import.server.ts";
import type { Tx } from "../../../shop.ts";
import { setOnHand } from "../../../stock/import.server.ts";
import { selectDeleted, takeParkedOffers } from "../parked/parked.queries.ts";
import { count } from "../report/tally.ts";
import { mergeOffers, type Placed } from "../rows/merge-rows.ts";
import type { OfferRow } from "../rows/offer-row.ts";
import { forgetUncounted } from "../run/uncounted.queries.ts";
import { selectUnknownTo1c } from "../orders/unknown-to-1c.queries.ts";
import type { Applied, Where } from "./applied.ts";
import { fillAxes } from "./fill-axes.ts";

/** Parked offers are older and go first. Offers of unknown products are parked, those of deleted goods dropped. `ofGoods`: counted as goods. */
export async function applyOffers(
  tx: Tx,
  fresh: readonly Placed<OfferRow>[],
  where: Where & { source: string; ofGoods?: boolean },
): Promise<Applied> {
  const { plan, tally } = where;
  const products = [...new Set(fresh.map(({ row }) => row.product1c))];
  const waiting = await takeParkedOffers(tx, products);
  const dropped = where.ofGoods ? new Set<string>() : await selectDeleted(tx, choicesOf([...waiting, ...fresh]));
  const batch = [...waiting, ...fresh].filter(({ row }) => !dropped.has(row.id1c));
  const latest = mergeOffers(batch);
  const rows = rowsAsJson(latest);
  const inserted = await insertVariations(tx, rows, plan);
  const updated = inserted === latest.length ? 0 : await updateVariations(tx, rows, plan);
  await settleVisibility(tx, { ids1c: products });
  const variations = await selectVariationIds(
    tx,
    latest.map((row) => row.id1c),
  );
  const known = new Map(variations.map(({ id, id1c }) => [id1c, id]));
  const filled = await fillAxes(tx, products);
  const pictures = latest.some((row) => row.pictures) ? await replaceOfferPictures(tx, rows) : 0;
  const stock = await applyStock(tx, latest, known, where);
  const shortIds = new Set(stock.short);
  const unknown = batch.filter(({ row }) => !known.has(row.id1c));
  const deleted =
    unknown.length === 0
      ? new Set<string>()
      : await selectDeleted(
          tx,
          unknown.map(({ row }) => row.product1c),
        );
  const gone = unknown.filter(({ row }) => row.removed || deleted.has(row.product1c));
  const parked = unknown.filter(({ row }) => !row.removed && !deleted.has(row.product1c));
  const hidden = new Set(variations.filter((variation) => variation.hidden).map(({ id1c }) => id1c));
  const beside = batch.filter(({ row }) => !row.removed && hidden.has(row.id1c));
  count(tally, "ignored", "Предложение: товар загалом, поруч із характеристиками", beside.length);
  const asGoods = where.ofGoods ? fresh.length : 0;
  count(tally, "taken", "Предложение", Math.max(0, batch.length - unknown.length - beside.length - asGoods));
  count(tally, "ignored", "Предложение (Удален)", gone.length + waiting.length + fresh.length - batch.length);
  return {
    changed: inserted + updated + filled + pictures + stock.changed,
    refusals: batch.flatMap(({ row, file, line }) => {
      const id = known.get(row.id1c);
      return id !== undefined && row.stock !== null && shortIds.has(id)
        ? [{ file, line, id1c: row.id1c, reason: "stockShort", said: String(row.stock), whole: false }]
        : [];
    }),
    parked: parked.map(({ row, file, line }) => ({ file, line, kind: "offer" as const, row })),
  };
}

const choicesOf = (batch: readonly Placed<OfferRow>[]): string[] =>
  batch.filter(({ row }) => row.id1c !== row.product1c).map(({ row }) => row.id1c);

async function applyStock(
  tx: Tx,
  rows: readonly OfferRow[],
  known: ReadonlyMap<string, Id<"variation">>,
  { source, now, calledAt, reader }: Where & { source: string },
) {
  const said = rows.flatMap((row) => {
    const id = known.get(row.id1c);
    return id === undefined || row.stock === null ? [] : [{ variationId: id, pieces: row.stock }];
  });
  if (said.length === 0) return { changed: 0, short: [] };
  const counted = said.map(({ variationId }) => variationId);
  await forgetUncounted(tx, counted);
  const ordered = await selectUnknownTo1c(tx, counted, { calledAt, reader });
  const reported = said.map(({ variationId, pieces }) => ({
    variationId,
    pieces: Math.max(0, pieces - (ordered.get(variationId) ?? 0)),
  }));
  return setOnHand(tx, reported, { source, at: now });
}

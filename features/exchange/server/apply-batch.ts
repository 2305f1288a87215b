import { rowsAsJson } from "../../../platform/db/recordset.ts";
import type { Instant } from "../../../platform/time/time.ts";
import {
  insertProducts,
  insertVariations,
  replaceDetails,
  replacePictures,
  replaceProductCategories,
  repriceVariations,
  selectVariationIds,
  settleVisibility,
  updateProducts,
  updateVariations,
  type PricePlan,
} from "../../catalogue/import.server.ts";
import type { Tx } from "../../shop.ts";
import type { Reader } from "../readers.rules.ts";
import { setOnHand } from "../../stock/import.server.ts";
import { fillAxes } from "./fill-axes.ts";
import { mergeOffers, mergeProducts, type Placed } from "./rows/merge-rows.ts";
import { forgetMissing } from "./run/missing.queries.ts";
import { forgetUncounted } from "./run/uncounted.queries.ts";
import type { OfferRow } from "./rows/offer-row.ts";
import {
  forgetParkedGroups,
  rememberDeleted,
  selectDeleted,
  selectKnownProducts,
  takeParkedOffers,
  type Parked,
} from "./parked.queries.ts";
import type { ProductRow } from "./rows/product-row.ts";
import type { Refusal } from "./runs.queries.ts";
import { selectUnknownTo1c } from "./unknown-to-1c.queries.ts";
import { count, type Tally } from "./report/tally.ts";
import type { Id } from "../../../platform/ids.ts";

export type Applied = { changed: number; refusals: Refusal[]; parked: Parked[] };
/** `calledAt`: when `reader` began to send these files, or the import of files by hand began. */
export type Where = { now: Instant; calledAt: Instant; reader: Reader; plan: PricePlan; tally: Tally };

export async function applyProducts(tx: Tx, batch: readonly Placed<ProductRow>[], { now, plan, tally }: Where): Promise<Applied> {
  const latest = mergeProducts(batch);
  const ids = latest.map((row) => row.id1c);
  const rows = rowsAsJson(latest);
  const inserted = await insertProducts(tx, rows, now);
  const updated = inserted === ids.length ? 0 : await updateProducts(tx, rows);
  await rememberDeleted(tx, { deleted: idsOf(latest, isRemoved), alive: idsOf(latest, isAlive), now });
  await forgetMissing(tx, ids);
  await forgetParkedGroups(tx, idsOf(latest, hasGroups));
  const unknown = await replaceProductCategories(tx, rows);
  const pictures = await replacePictures(tx, rows);
  const details = await replaceDetails(tx, rows);
  const filled = await fillAxes(tx, ids);
  if (updated > 0) {
    await repriceVariations(tx, plan, ids);
    await settleVisibility(tx, { ids1c: ids });
  }
  const places = new Map(batch.map(({ row, file, line }) => [row.id1c, { file, line, groups: row.groups ?? [] }]));
  const nameless = await namelessOf(tx, batch);
  count(tally, "taken", "Товар", batch.length - nameless.length);
  return {
    changed: Math.max(inserted + updated, Math.min(1, pictures + details + filled)),
    refusals: nameless,
    parked: unknown.map(({ id1c, group }) => {
      const { file = "", line = 0, groups = [] } = places.get(id1c) ?? {};
      return { file, line, kind: "group" as const, row: { id1c, groups }, waitsFor: group };
    }),
  };
}

const isRemoved = (row: ProductRow): boolean => row.removed;
const isAlive = (row: ProductRow): boolean => !row.removed;
const hasGroups = (row: ProductRow): boolean => row.groups !== null;
const idsOf = (rows: readonly ProductRow[], wanted: (row: ProductRow) => boolean): string[] => rows.filter(wanted).map(({ id1c }) => id1c);

/** Goods without a name are taken only when the shop knows them by one. */
async function namelessOf(tx: Tx, batch: readonly Placed<ProductRow>[]): Promise<Refusal[]> {
  const nameless = batch.filter(({ row }) => row.nameUk === null && !row.removed);
  if (nameless.length === 0) return [];
  const known = new Set(
    await selectKnownProducts(
      tx,
      nameless.map(({ row }) => row.id1c),
    ),
  );
  return nameless
    .filter(({ row }) => !known.has(row.id1c))
    .map(({ row, file, line }) => ({ file, line, id1c: row.id1c, reason: "noName", said: "", whole: true }));
}

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
    changed: inserted + updated + filled + stock.changed,
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
  { source, now, calledAt, reader }: { source: string; now: Instant; calledAt: Instant; reader: Reader },
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

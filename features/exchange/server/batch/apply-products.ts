import { rowsAsJson } from "../../../../platform/db/recordset.ts";
import {
  insertProducts,
  replaceDetails,
  replacePictures,
  replaceProductCategories,
  repriceVariations,
  settleVisibility,
  updateProducts,
} from "../../../catalogue/import.server.ts";
import type { Tx } from "../../../shop.ts";
import { forgetParkedGroups, rememberDeleted, selectKnownProducts } from "../parked/parked.queries.ts";
import { count } from "../report/tally.ts";
import { mergeProducts, type Placed } from "../rows/merge-rows.ts";
import type { ProductRow } from "../rows/product-row.ts";
import { forgetMissing } from "../run/missing.queries.ts";
import type { RefusalRow } from "../run/runs.queries.ts";
import type { Applied, Where } from "./applied.ts";
import { fillAxes } from "./fill-axes.ts";

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
  const services = batch.filter(({ row }) => row.service).length;
  count(tally, "ignored", "Товар (Услуга)", services);
  count(tally, "taken", "Товар", batch.length - nameless.length - services);
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
async function namelessOf(tx: Tx, batch: readonly Placed<ProductRow>[]): Promise<RefusalRow[]> {
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

import { notFound } from "../../../platform/contracts/errors.ts";
import { inLanguage, languageOf } from "../../../platform/i18n.ts";
import { deliveryName } from "../../orders/orders.server.ts";
import type { Visit } from "../../shop.ts";
import type { PickingRow, PickingView } from "../picking.contract.ts";
import { countToPick, selectPickedLines, selectPicking, selectToPick, type PickingRecord } from "./picking.queries.ts";
import { picturePath } from "../../catalogue/words/picture-path.ts";
import { sizeName } from "../../catalogue/words/sizes.ts";

const MOST_SHOWN = 200;

/** The oldest ones, and how many there are of all. */
export async function listPicking(visit: Visit, most = MOST_SHOWN): Promise<{ data: PickingRow[]; total: number; toPick: number }> {
  const { read } = visit.shop.db;
  const [rows, counts] = await Promise.all([selectToPick(read, most), countToPick(read)]);
  return { data: rows.map((row) => viewRow(visit, row)), ...counts };
}

/** 404 when there is no such order. */
export async function viewPicking(visit: Visit, number: number): Promise<PickingView> {
  const { shop, locale } = visit;
  const record = await selectPicking(shop.db.read, number);
  if (!record) throw notFound();
  const lines = await selectPickedLines(shop.db.read, record.order_id);
  return {
    ...viewRow(visit, record),
    version: record.version,
    comment: record.comment,
    isForBuyer: record.is_for_buyer,
    lineList: lines.map((line) => ({
      position: line.position,
      article: line.article,
      name: inLanguage(locale, line.name_uk, line.name_ru),
      colour: inLanguage(locale, line.colour_name_uk, line.colour_name_ru),
      size: sizeName(line.size, languageOf(locale)),
      image: picturePath(line.picture),
      barcode: line.barcode,
      pieces: line.pieces,
      picked: line.picked,
    })),
  };
}

const viewRow = ({ shop, locale, staff }: Visit, row: PickingRecord): PickingRow => ({
  id: row.number,
  status: row.status,
  placedAt: row.placed_at.toISOString(),
  deliveryName: deliveryName(shop, row, locale),
  together: row.together,
  lines: row.lines,
  pieces: row.pieces,
  picked: row.picked,
  byWhom: row.staff_name ?? "",
  isMine: row.staff_id !== null && row.staff_id === staff?.id,
  beganAt: row.began_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
});

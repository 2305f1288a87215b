import type { Instant } from "../../../platform/time/time.ts";
import { conflict, invalid, notFound } from "../../../platform/contracts/errors.ts";
import { inLanguage } from "../../../platform/i18n.ts";
import { deliveryName, moveOrder, setBoxed } from "../../orders/orders.server.ts";
import { staffOf, type Tx, type Visit } from "../../shop.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import type { PickingRow, PickingView } from "../picking.contract.ts";
import { isWhole } from "../picking.rules.ts";
import {
  lockOrder,
  selectPickedLines,
  selectPicker,
  selectPicking,
  selectToPick,
  setFinished,
  upsertPickedLine,
  upsertPicking,
  type PickingRecord,
} from "./picking.queries.ts";
import { picturePath } from "../../catalogue/words/picture-path.ts";

const MOST_SHOWN = 200;

export async function listToPick(visit: Visit): Promise<PickingRow[]> {
  return (await selectToPick(visit.shop.db.read, MOST_SHOWN)).map((row) => viewRow(visit, row));
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
      size: line.size,
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

/** A confirmed order is being packed from then on. 409 for one that cannot be gathered. */
export async function beginToPick(visit: Visit, number: number): Promise<void> {
  const staff = staffOf(visit);
  const order = await selectPicking(visit.shop.db.read, number);
  if (!order) throw notFound();
  if (order.status === "confirmed")
    await moveOrder(visit.shop, {
      number,
      status: "packed",
      version: order.version,
      parcelNumber: "",
      note: "",
      byWhom: staff.email,
      mayGiveMoneyBack: false,
      record: (tx, change) => recordAudit(tx, visit, change),
    });
  await visit.shop.db.write(async (tx) => {
    const { id: orderId } = await lockToPick(tx, number);
    await upsertPicking(tx, { orderId, staffId: staff.id, now: visit.now });
  });
}

/** 409 for another's order or one no longer gathered, 422 for a line or a number the order does not have. */
export async function pick(
  visit: Visit,
  { id: number, position, picked }: { id: number; position: number; picked: number },
): Promise<void> {
  await visit.shop.db.write(async (tx) => {
    const orderId = await lockMine(tx, visit, number);
    const line = (await selectPickedLines(tx, orderId)).find((one) => one.position === position);
    if (!line || picked > line.pieces) throw invalid({ picked: ["picking.tooMany"] });
    await upsertPickedLine(tx, { orderId, position, pieces: picked });
    if (picked < line.pieces) await close(tx, orderId, null);
  });
}

/** 409 while a piece is missing in the box. */
export async function finishToPick(visit: Visit, number: number): Promise<void> {
  await visit.shop.db.write(async (tx) => {
    const orderId = await lockMine(tx, visit, number);
    if (!isWhole(await selectPickedLines(tx, orderId))) throw conflict("picking.notWhole");
    await close(tx, orderId, visit.now);
  });
}

/** Null opens the box again. */
async function close(tx: Tx, orderId: string, at: Instant | null): Promise<void> {
  await setFinished(tx, orderId, at);
  await setBoxed(tx, orderId, at);
}

async function lockMine(tx: Tx, visit: Visit, number: number): Promise<string> {
  const { id } = await lockToPick(tx, number);
  const picker = await selectPicker(tx, id);
  if (picker?.staff_id !== staffOf(visit).id) throw conflict("picking.notYours");
  return id;
}

async function lockToPick(tx: Tx, number: number): Promise<{ id: string }> {
  const order = await lockOrder(tx, number);
  if (!order) throw notFound();
  if (order.status !== "packed") throw conflict("picking.notToPick");
  return order;
}

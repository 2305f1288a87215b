import type { Instant } from "../../../platform/time/time.ts";
import { conflict, invalid, notFound } from "../../../platform/contracts/errors.ts";
import { moveOrder, setBoxed } from "../../orders/orders.server.ts";
import { staffOf, type Tx, type Visit } from "../../shop.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { isWhole } from "../picking.rules.ts";
import {
  lockOrder,
  selectPickedLines,
  selectPicker,
  selectPicking,
  setFinished,
  upsertPickedLine,
  upsertPicking,
} from "./picking.queries.ts";

/** A confirmed order is being packed from then on. 409 for one that cannot be gathered. */
export async function beginPicking(visit: Visit, number: number): Promise<void> {
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
    const { id: orderId } = await lockPacked(tx, number);
    await upsertPicking(tx, { orderId, staffId: staff.id, now: visit.now });
  });
}

/** 409 for another's order or one no longer gathered, 422 for a line or a number the order does not have. */
export async function pickLine(
  visit: Visit,
  { id: number, position, picked }: { id: number; position: number; picked: number },
): Promise<void> {
  await visit.shop.db.write(async (tx) => {
    const orderId = await lockMine(tx, visit, number);
    const line = (await selectPickedLines(tx, orderId)).find((one) => one.position === position);
    if (!line || picked > line.pieces) throw invalid({ picked: ["picking.tooMany"] });
    await upsertPickedLine(tx, { orderId, position, pieces: picked });
    if (picked < line.pieces) await closeBox(tx, orderId, null);
  });
}

/** 409 while a piece is missing in the box. */
export async function finishPicking(visit: Visit, number: number): Promise<void> {
  await visit.shop.db.write(async (tx) => {
    const orderId = await lockMine(tx, visit, number);
    if (!isWhole(await selectPickedLines(tx, orderId))) throw conflict("picking.notWhole");
    await closeBox(tx, orderId, visit.now);
  });
}

/** Null opens it again. */
async function closeBox(tx: Tx, orderId: string, at: Instant | null): Promise<void> {
  await setFinished(tx, orderId, at);
  await setBoxed(tx, orderId, at);
}

async function lockMine(tx: Tx, visit: Visit, number: number): Promise<string> {
  const { id } = await lockPacked(tx, number);
  const picker = await selectPicker(tx, id);
  if (picker?.staff_id !== staffOf(visit).id) throw conflict("picking.notYours");
  return id;
}

async function lockPacked(tx: Tx, number: number): Promise<{ id: string }> {
  const order = await lockOrder(tx, number);
  if (!order) throw notFound();
  if (order.status !== "packed") throw conflict("picking.notToPick");
  return order;
}

import { z } from "zod";
import { orderPage } from "../../../../messages/staff-pages.rules.ts";
import { enqueue } from "../../../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../../../platform/jobs/job.ts";
import { tellStaff } from "../../../../payments/payments.server.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import { goesAlong } from "../../../additions/additions.rules.ts";
import { isStillHere } from "../../../orders.rules.ts";
import { parcelsMessages } from "../../../parcels/parcels.messages.ts";
import { selectNumberOf } from "../../additions/additions.queries.ts";
import { insertOrderEvent, lockOrder } from "../../orders.queries.ts";
import type { Part } from "../../payments/money.queries.ts";
import { selectAnyOrder } from "../../staff-orders.queries.ts";
import { forgetWaybill } from "./forget-waybill.ts";
import { wantAnother } from "./send-again.ts";
import { clearParcelNumber, lightenWanted, lockWaybill, selectWaybill, selectWeightLeft, setWaybillWithdrawn } from "./waybills.queries.ts";

export const remakeJob = defineJob({
  name: "remake-waybill",
  payload: z.strictObject({ order: z.number().int(), without: z.number().int() }),
  atOnce: 2,
  most: 1_000,
  pauseSeconds: 60,
});

/** In the transaction that cancels an order as it was before: the waybill of the parcel it went in is made anew without it. */
export async function remakeWithout(tx: Tx, { id, number, status, goes_with: base }: Part): Promise<void> {
  const waybill = base !== null && goesAlong(status) && (await lockWaybill(tx, base));
  if (!waybill) return;
  if (waybill.state === "wanted" && waybill.asked_at === null) return lightenWanted(tx, base, id);
  const order = await selectNumberOf(tx, base);
  if (order !== null && (waybill.state === "made" || waybill.state === "wanted"))
    await enqueue(tx, remakeJob, { order, without: number }, { key: String(number) });
}

/**
 * Withdraws the waybill that a cancelled addition is on, and wants another of what is left. One that the carrier keeps, or has taken, stays. Staff
 * are told of both, since the goods are in the box. Throws to be tried again when nobody knows.
 */
export async function remakeWaybill(shop: Shop, { order: number, without }: { order: number; without: number }): Promise<void> {
  const [order, addition, waybill] = await Promise.all([
    selectAnyOrder(shop.db.read, number),
    selectAnyOrder(shop.db.read, without),
    selectWaybill(shop.db.read, number),
  ]);
  if (!order || !waybill || order.status === "cancelled" || addition?.status !== "cancelled") return;
  if (waybill.state === "wanted") throw new Error(`the waybill of order ${number} is being asked for`);
  const carrier = shop.integrations.vendors.get(order.carrier)?.waybills;
  if (waybill.state !== "made" || waybill.number !== addition.parcel_number) return;
  const isGone = isStillHere(order.status) && carrier !== undefined && (await forgetWaybill(carrier, waybill, number));
  await shop.db.job(async (tx) => {
    const at = shop.clock.now();
    const locked = await lockOrder(tx, order.account_id, number);
    if (!locked) return;
    const tell = async (what: "remade" | "stale") => {
      const note = parcelsMessages.uk[`parcel.${what}`](waybill.number, without);
      await insertOrderEvent(tx, { orderId: order.id, status: locked.status, byWhom: "carrier", note, at });
      const text = parcelsMessages.uk[`parcel.${what}.staff`](number, waybill.number, without);
      await tellStaff(tx, shop, { text, page: orderPage(number), at });
    };
    if (!isGone) return tell("stale");
    const weightGrams = await selectWeightLeft(tx, order.id);
    if (weightGrams === undefined || !(await setWaybillWithdrawn(tx, order.id, { reference: waybill.reference, at }))) return;
    await clearParcelNumber(tx, order.account_id, waybill.number);
    if (isStillHere(locked.status)) await wantAnother(tx, order, { weightGrams, seats: waybill.seats, byWhom: waybill.by_whom, at });
    await tell("remade");
  });
}

import { z } from "zod";
import { orderPage } from "../../../../messages/staff-pages.rules.ts";
import { isHeld } from "../../../../../platform/time/is-held.ts";
import { kyivDay } from "../../../../../platform/time/time.ts";
import { defineJob } from "../../../../../platform/jobs/job.ts";
import { enqueue } from "../../../../../platform/jobs/enqueue.ts";
import { tellStaff } from "../../../../payments/payments.server.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import { parcelsMessages } from "../../../parcels/parcels.messages.ts";
import { insertOrderEvent, lockOrder } from "../../orders.queries.ts";
import { selectAnyOrder } from "../../staff-orders.queries.ts";
import { forgetWaybill } from "./forget-waybill.ts";
import {
  clearParcelNumber,
  HELD_SECONDS,
  lockWaybill,
  selectWaybill,
  setUnmadeWithdrawn,
  setWaybillWithdrawn,
} from "./waybills.queries.ts";

export const withdrawJob = defineJob({
  name: "withdraw-waybill",
  payload: z.strictObject({ order: z.number().int() }),
  atOnce: 2,
  most: 1_000,
  pauseSeconds: 60,
});

/** Called in the transaction that cancels an order; a job then withdraws its waybill, made or asked for. */
export async function withdrawWithOrder(tx: Tx, { id, number }: { id: string; number: number }): Promise<void> {
  const waybill = await lockWaybill(tx, id);
  if (waybill && waybill.state !== "withdrawn") await enqueue(tx, withdrawJob, { order: number }, { key: String(number) });
}

/** Withdraws a cancelled order's waybill, also one of a lost answer; one the carrier keeps is told to staff. Throws to try again. */
export async function withdrawCancelled(shop: Shop, number: number): Promise<void> {
  const [order, waybill] = await Promise.all([selectAnyOrder(shop.db.read, number), selectWaybill(shop.db.read, number)]);
  if (order?.status !== "cancelled" || !waybill || waybill.state === "withdrawn") return;
  const { asked_at: askedAt } = waybill;
  if (waybill.state === "wanted" && isHeld(waybill.held_until, shop.clock.now(), HELD_SECONDS))
    throw new Error(`the waybill of order ${number} is being asked for`);
  const carrier = shop.integrations.vendors.get(order.carrier)?.waybills;
  const unmade = waybill.state === "made" ? undefined : askedAt && carrier && (await carrier.find(String(number), kyivDay(askedAt)));
  const standing = waybill.state === "made" ? waybill : unmade && { ...waybill, ...unmade };
  const isGone = !standing || (carrier !== undefined && (await forgetWaybill(carrier, standing, number)));
  await shop.db.job(async (tx) => {
    const at = shop.clock.now();
    const locked = await lockOrder(tx, order.account_id, number);
    if (locked?.status !== "cancelled") return;
    if (!isGone) {
      const note = parcelsMessages.uk["parcel.kept"](standing.number);
      await insertOrderEvent(tx, { orderId: order.id, status: "cancelled", byWhom: "carrier", note, at });
      const text = parcelsMessages.uk["parcel.kept.staff"](number, standing.number);
      await tellStaff(tx, shop, { text, page: orderPage(number), at });
      return;
    }
    if (waybill.state !== "made") return setUnmadeWithdrawn(tx, order.id, at);
    if (!(await setWaybillWithdrawn(tx, order.id, { reference: waybill.reference, at }))) return;
    await clearParcelNumber(tx, order.account_id, waybill.number);
    const note = parcelsMessages.uk["parcel.withdrawn"](waybill.number);
    await insertOrderEvent(tx, { orderId: order.id, status: "cancelled", byWhom: "carrier", note, at });
  });
}

import * as z from "zod";
import type { ParcelState } from "../../../../integrations/carriers/carrier-vendor.ts";
import { enqueue } from "../../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../../platform/jobs/job.ts";
import type { Shop } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { statusesAfter } from "../../orders.rules.ts";
import { earnOrder } from "../lifecycle/earn-order.ts";
import { insertOrderEvent, lockOrder, setOrderStatus } from "../orders.queries.ts";
import { selectParcelsUnderWay, type ParcelUnderWay } from "./parcel.queries.ts";
import { tellTrouble } from "./tell-trouble.ts";
import { tellStatus } from "../lifecycle/tell-status.ts";

/** A parcel that comes back or is unknown to its carrier gets no status: staff are told and decide. */
const statusOf: Partial<Record<ParcelState, OrderStatus>> = { ready: "ready", delivered: "delivered" };

export const parcelsJob = defineJob({
  name: "follow-parcels",
  payload: z.strictObject({ carrier: z.string() }),
  atOnce: 2,
  most: 100,
  pauseSeconds: 60,
});

export async function askForParcels(shop: Shop): Promise<void> {
  for (const [carrier, { tracking }] of shop.integrations.vendors)
    if (tracking) await shop.db.job((tx) => enqueue(tx, parcelsJob, { carrier }, { key: carrier }));
}

/** Never undoes what staff decided; one failure does not stop the rest. Safe in several processes. Throws on a silent carrier. */
export async function followParcels(shop: Shop, carrier: string): Promise<number> {
  const tracking = shop.integrations.vendors.get(carrier)?.tracking;
  if (!tracking) return 0;
  const parcels = (await selectParcelsUnderWay(shop.db.scan, carrier)).filter(({ parcelNumber }) => tracking.isParcel(parcelNumber));
  if (parcels.length === 0) return 0;
  const states = await tracking.follow([...new Set(parcels.map(({ parcelNumber }) => parcelNumber))]);
  let moved = 0;
  for (const parcel of parcels) {
    const state = states.get(parcel.parcelNumber) ?? "on_the_way";
    const status = statusOf[state];
    try {
      if (state === "returning" || state === "unknown") await tellTrouble(shop, parcel, state);
      if (!status || !statusesAfter(parcel.status).includes(status)) continue;
      if (await move(shop, parcel, status)) moved += 1;
    } catch (error) {
      shop.log.error({ err: error, order: parcel.number }, "an order could not follow its parcel");
    }
  }
  return moved;
}

const move = (shop: Shop, parcel: ParcelUnderWay, status: OrderStatus): Promise<boolean> =>
  shop.db.job(async (tx) => {
    const order = await lockOrder(tx, parcel.accountId, parcel.number);
    if (order?.status !== parcel.status || order.parcel_number !== parcel.parcelNumber) return false;
    const at = shop.clock.now();
    await setOrderStatus(tx, order.id, { status, at });
    await insertOrderEvent(tx, { orderId: order.id, status, byWhom: "carrier", at });
    if (status === "delivered") await earnOrder(tx, order, at);
    await tellStatus(tx, shop, order, { status, parcelNumber: parcel.parcelNumber, isAlong: order.goes_with !== null, at });
    return true;
  });

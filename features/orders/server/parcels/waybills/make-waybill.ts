import * as z from "zod";
import type { Consignment, Waybill } from "../../../../../integrations/carriers/carrier-waybills.ts";
import { VendorRefused } from "../../../../../integrations/vendor-refused.ts";
import { defineJob } from "../../../../../platform/jobs/job.ts";
import { kopiykas, sumKopiykas } from "../../../../../platform/money/money.ts";
import { kyivDay } from "../../../../../platform/time/time.ts";
import { findCity } from "../../../../delivery/delivery.server.ts";
import type { Shop } from "../../../../shop.ts";
import { lockAdditions } from "../../additions/additions.queries.ts";
import { leaveBehind } from "../../additions/ship-along.ts";
import { lockPurchase } from "../../orders.queries.ts";
import { selectAnyOrder, setParcelNumber } from "../../staff-orders.queries.ts";
import { collectedOnReceipt, type InParcel } from "./collected-on-receipt.ts";
import { setWaybillError, setWaybillMade, takeWaybill } from "./waybills.queries.ts";

export const waybillJob = defineJob({
  name: "make-waybill",
  payload: z.strictObject({ order: z.number().int() }),
  atOnce: 2,
  most: 1_000,
  pauseSeconds: 20,
});

type Order = NonNullable<Awaited<ReturnType<typeof selectAnyOrder>>>;

/** Makes one waybill a parcel; after a lost answer, looks it up by the order's number. A refusal waits for staff; throws to try again. */
export async function makeWaybill(shop: Shop, number: number): Promise<void> {
  const order = await selectAnyOrder(shop.db.read, number);
  if (!order) return;
  const at = shop.clock.now();
  const taken = await shop.db.write(async (tx) => {
    await lockPurchase(tx, order.account_id, number);
    const additions = await lockAdditions(tx, order.id);
    const waybill = await takeWaybill(tx, order.id, at);
    return typeof waybill === "object" ? { ...waybill, together: [order, ...(await leaveBehind(tx, additions))] } : waybill;
  });
  if (taken === "busy") throw new Error(`the waybill of order ${number} is being asked for`);
  if (!taken) return;
  try {
    const made = await askFor(shop, order, taken);
    await shop.db.write(async (tx) => {
      await setWaybillMade(tx, order.id, { ...made, collected: collectedOnReceipt(shop, taken.together) });
      for (const { id } of taken.together) await setParcelNumber(tx, id, made.number);
    });
  } catch (error) {
    const isRefused = error instanceof VendorRefused && !error.temporary;
    const words = error instanceof VendorRefused ? error.message : "the carrier does not answer";
    const state = isRefused ? "failed" : "wanted";
    await shop.db.write((tx) => setWaybillError(tx, order.id, { state, error: words, at: shop.clock.now() }));
    if (!isRefused) throw error;
  }
}

type Taken = Exclude<Awaited<ReturnType<typeof takeWaybill>>, "busy" | undefined> & { together: readonly InParcel[] };

async function askFor(shop: Shop, order: Order, taken: Taken): Promise<Waybill> {
  const waybills = shop.integrations.vendors.get(order.carrier)?.waybills;
  if (!waybills) throw new VendorRefused(`${order.carrier} makes no waybills for this shop`, { temporary: false });
  if (order.status !== "confirmed" && order.status !== "packed")
    throw new VendorRefused(`order ${order.number} is ${order.status}`, { temporary: false });
  const before = taken.asked_at && (await waybills.find(String(order.number), kyivDay(taken.asked_at)));
  return before ?? waybills.make(await consignmentOf(shop, order, taken));
}

async function consignmentOf(shop: Shop, order: Order, { weight_grams, seats, together }: Taken): Promise<Consignment> {
  const { delivery } = order;
  const department = delivery.to === "door" ? "" : delivery.departmentId;
  const cityId = await findCity(shop, { carrier: order.carrier, settlement: delivery.settlementId, department });
  if (cityId === undefined) throw new VendorRefused("the carrier knows this department no more", { temporary: false });
  const goods = sumKopiykas(together.map((part) => part.goods));
  return {
    ownNumber: String(order.number),
    recipient: order.recipient,
    to: delivery.to === "door" ? { is: "door", cityId, ...delivery } : { is: "department", cityId, departmentId: department },
    weightGrams: weight_grams,
    seats,
    // The buyer can read the declared worth on the parcel, so it is the reseller's price, never the shop's.
    worth: order.collected === null ? goods : kopiykas(Math.max(goods, order.collected)),
    collected: collectedOnReceipt(shop, together),
    paidBy: order.free_delivery ? "sender" : "recipient",
    sentOn: kyivDay(shop.clock.now()),
  };
}

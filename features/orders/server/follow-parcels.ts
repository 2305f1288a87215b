import type { CarrierTracking, ParcelState } from "../../../integrations/carriers/carrier-vendor.ts";
import type { Shop } from "../../shop.ts";
import type { OrderStatus } from "../orders.contract.ts";
import { statusesAfter } from "../orders.rules.ts";
import { insertOrderEvent, lockPurchase, setOrderStatus } from "./orders.queries.ts";
import { selectParcelsUnderWay, type ParcelUnderWay } from "./parcel.queries.ts";

/** A parcel that comes back waits for staff. */
const statusOf: Partial<Record<ParcelState, OrderStatus>> = { ready: "ready", delivered: "delivered" };

/**
 * Moves orders on as carriers say, never back or over what staff decided; one failure does not stop the rest. Safe in several
 * processes.
 */
export async function followParcels(shop: Shop): Promise<number> {
  let moved = 0;
  for (const [carrier, { tracking }] of shop.integrations.vendors) {
    if (!tracking) continue;
    const parcels = (await selectParcelsUnderWay(shop.db.scan, carrier)).filter(({ parcelNumber }) => tracking.isParcel(parcelNumber));
    const states = await statesOf(shop, { carrier, tracking, parcels });
    for (const parcel of parcels) {
      const status = statusOf[states.get(parcel.parcelNumber) ?? "on_the_way"];
      if (!status || !statusesAfter(parcel.status).includes(status)) continue;
      try {
        if (await move(shop, parcel, status)) moved += 1;
      } catch (error) {
        shop.log.error({ err: error, order: parcel.number }, "an order could not follow its parcel");
      }
    }
  }
  return moved;
}

async function statesOf(
  shop: Shop,
  { carrier, tracking, parcels }: { carrier: string; tracking: CarrierTracking; parcels: readonly ParcelUnderWay[] },
): Promise<ReadonlyMap<string, ParcelState>> {
  if (parcels.length === 0) return new Map();
  try {
    return await tracking.follow([...new Set(parcels.map(({ parcelNumber }) => parcelNumber))]);
  } catch (error) {
    shop.log.warn({ carrier, err: error }, "the carrier says nothing of its parcels; they are asked for again");
    return new Map();
  }
}

/** False when somebody moved the order or named another parcel. */
const move = (shop: Shop, parcel: ParcelUnderWay, status: OrderStatus): Promise<boolean> =>
  shop.db.job(async (tx) => {
    const order = (await lockPurchase(tx, parcel.accountId, parcel.number)).find(({ number }) => number === parcel.number);
    if (order?.status !== parcel.status || order.parcel_number !== parcel.parcelNumber) return false;
    await setOrderStatus(tx, order.id, status);
    await insertOrderEvent(tx, { orderId: order.id, status, byWhom: "carrier", at: shop.clock.now() });
    return true;
  });

import { tellStaff } from "../../../payments/payments.server.ts";
import type { Shop } from "../../../shop.ts";
import { parcelsMessages } from "../../parcels/parcels.messages.ts";
import { insertOrderEvent, lockPurchase } from "../orders.queries.ts";
import { hasCarriersNote, type ParcelUnderWay } from "./parcel.queries.ts";

/** Tells staff, and the order's history, that a carrier brings a parcel back, once a parcel: the order itself goes on as it was. */
export const tellReturning = (shop: Shop, parcel: ParcelUnderWay): Promise<void> =>
  shop.db.job(async (tx) => {
    const { accountId, number, parcelNumber } = parcel;
    const order = (await lockPurchase(tx, accountId, number)).find((one) => one.number === number);
    if (order?.status !== parcel.status || order.parcel_number !== parcelNumber) return;
    const note = parcelsMessages.uk["parcel.returning"](parcelNumber);
    if (await hasCarriersNote(tx, order.id, note)) return;
    const at = shop.clock.now();
    await insertOrderEvent(tx, { orderId: order.id, status: order.status, byWhom: "carrier", note, at });
    await tellStaff(tx, shop, { text: parcelsMessages.uk["parcel.returning.staff"](number, parcelNumber), at });
  });

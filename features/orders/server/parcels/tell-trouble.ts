import { addDays } from "../../../../platform/time/time.ts";
import { orderPage } from "../../../messages/staff-pages.rules.ts";
import { tellStaff } from "../../../payments/payments.server.ts";
import type { Shop } from "../../../shop.ts";
import { parcelsMessages } from "../../parcels/parcels.messages.ts";
import { insertOrderEvent, lockOrder } from "../orders.queries.ts";
import { hasCarriersNote, selectShippedAt, type ParcelUnderWay } from "./parcel.queries.ts";

export type ParcelTrouble = "returning" | "unknown";

/** A carrier knows a parcel once it is handed over, at most this many days after the shop marks it as sent. */
const UNHEARD_DAYS = 1;

/** Tells staff and the order's history, once, that a parcel comes back or its carrier does not know it; the order's status stays. */
export const tellTrouble = (shop: Shop, parcel: ParcelUnderWay, trouble: ParcelTrouble): Promise<void> =>
  shop.db.job(async (tx) => {
    const { accountId, number, parcelNumber } = parcel;
    const order = await lockOrder(tx, accountId, number);
    if (order?.status !== parcel.status || order.parcel_number !== parcelNumber) return;
    const note = parcelsMessages.uk[`parcel.${trouble}`](parcelNumber);
    if (await hasCarriersNote(tx, order.id, note)) return;
    const at = shop.clock.now();
    const shippedAt = await selectShippedAt(tx, order.id);
    if (trouble === "unknown" && shippedAt && at < addDays(shippedAt, UNHEARD_DAYS)) return;
    await insertOrderEvent(tx, { orderId: order.id, status: order.status, byWhom: "carrier", note, at });
    await tellStaff(tx, shop, {
      text: parcelsMessages.uk[`parcel.${trouble}.staff`](number, parcelNumber),
      page: orderPage(number),
      at,
    });
  });

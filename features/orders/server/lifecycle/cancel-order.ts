import { conflict, notFound } from "../../../../platform/contracts/errors.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { isCancellable } from "../../orders.rules.ts";
import { confirmCovered } from "../payments/confirm-covered.ts";
import { askAboutPages } from "../payments/unpaid/ask-pages.ts";
import { closePagesOf } from "../payments/unpaid/close-pages.ts";
import { lockAdditions } from "../additions/additions.queries.ts";
import { endParts } from "../payments/unpaid/end-parts.ts";
import type { RefundTo } from "../refunds/give-money-back.ts";
import { feeOfOrder, moveFee } from "./move-fee.ts";
import { lockPurchase, selectOrder } from "../orders.queries.ts";
import { tellStatus } from "./tell-status.ts";
import { hasLivingWaybill } from "../parcels/waybills/waybills.queries.ts";

/** Gives goods and money back and moves the fee to the living part. 409 once packed, with additions, or in a parcel with a waybill. */
export async function cancelOrder(visit: Visit, number: number, refundTo: RefundTo = "card"): Promise<void> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const settings = await readSettings(shop);
  const seen = await selectOrder(shop.db.read, customer.id, number);
  if (seen?.status === "awaiting_payment") await askAboutPages(shop, seen.cart_id);
  const cartId = await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, customer.id, number);
    const order = parts.find((part) => part.number === number);
    if (!order) throw notFound();
    if (order.status === "cancelled") return undefined;
    if (!isCancellable(order.status)) throw conflict();
    if ((await lockAdditions(tx, order.id)).length > 0) throw conflict("orders.hasAdditions");
    if (order.goes_with !== null && (await hasLivingWaybill(tx, order))) throw conflict("orders.hasWaybill");
    await moveFee(tx, { from: order, to: parts.find((part) => part !== order), fee: feeOfOrder(shop, order, settings) });
    const at = shop.clock.now();
    await endParts(tx, shop, [order], { byWhom: "customer", note: "", at, refundTo });
    await tellStatus(tx, shop, order, { status: "cancelled", why: "customer", at });
    await confirmCovered(tx, shop, order.cart_id, at);
    return order.status === "awaiting_payment" ? order.cart_id : undefined;
  });
  if (cartId !== undefined) await closePagesOf(shop, cartId);
}

import type { Instant } from "../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { tellStatus } from "../lifecycle/tell-status.ts";
import { insertOrderEvent, setOrderStatus } from "../orders.queries.ts";
import { lockPartsOfCart, markPaid } from "./money.queries.ts";

/** After a part was cancelled, one that points or balance now fully pay no longer waits for its payment. The parts are locked. */
export async function confirmCovered(tx: Tx, shop: Shop, cartId: string, at: Instant): Promise<void> {
  const waiting = (await lockPartsOfCart(tx, cartId)).filter(({ status }) => status === "awaiting_payment");
  if (waiting.some((part) => part.to_pay > 0)) return;
  for (const part of waiting) {
    await setOrderStatus(tx, part.id, { status: "confirmed", at });
    await markPaid(tx, part.id, { paymentId: null, at });
    await insertOrderEvent(tx, { orderId: part.id, status: "confirmed", byWhom: "shop", at });
    await tellStatus(tx, shop, part, { status: "confirmed", at });
  }
}

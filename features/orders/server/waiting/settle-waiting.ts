import type { Instant } from "../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { endParts } from "../payments/unpaid/end-parts.ts";
import type { Part } from "../payments/money.queries.ts";
import { insertOrderEvent, setOrderStatus } from "../orders.queries.ts";
import { tellStatus } from "../lifecycle/tell-status.ts";
import { firstPart } from "../../orders.rules.ts";

export type WaitingEnd = "accepted" | "refused" | "late";

/** Confirms or cancels the locked waiting parts of a purchase, giving goods and money back; tells the customer once. */
export async function settleWaiting(
  tx: Tx,
  shop: Shop,
  parts: readonly Part[],
  { end, byWhom, note, at }: { end: WaitingEnd; byWhom: string; note: string; at: Instant },
): Promise<void> {
  if (end === "accepted")
    for (const { id } of parts) {
      await setOrderStatus(tx, id, { status: "confirmed", at });
      await insertOrderEvent(tx, { orderId: id, status: "confirmed", byWhom, note, at });
    }
  else await endParts(tx, shop, parts, { byWhom, note, at, refundTo: "card" });
  const first = firstPart(parts);
  if (first) await tellStatus(tx, shop, first, { status: end === "accepted" ? "confirmed" : "cancelled", why: end, at });
}

import { conflict, notFound } from "../../../../platform/contracts/errors.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../../shop.ts";
import { isWaiting } from "../../waiting/waiting.rules.ts";
import { lockPurchase } from "../orders.queries.ts";
import { settleWaiting } from "./settle-waiting.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";

type Decision = { id: number; isAccepted: boolean; version: number; note: string };

/** Confirms or refuses both parts of a waiting purchase (security.md S33); 409 when it no longer waits or somebody changed it. */
export async function decideWaitingOrder(visit: Visit, { id: number, isAccepted, version, note }: Decision): Promise<void> {
  const { shop } = visit;
  const staff = staffOf(visit);
  const seen = await selectAnyOrder(shop.db.read, number);
  if (!seen) throw notFound();
  await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, seen.account_id, number);
    const order = parts.find((part) => part.number === number);
    if (!order) throw notFound();
    if (order.version !== version || !isWaiting(order)) throw conflict();
    const waiting = parts.filter(isWaiting);
    const at = shop.clock.now();
    const end = isAccepted ? "accepted" : "refused";
    await settleWaiting(tx, shop, waiting, { end, byWhom: staff.email, note, at });
    for (const part of waiting)
      await recordAudit(tx, visit, {
        action: isAccepted ? "accept" : "refuse",
        entity: "order",
        entityId: part.number,
        before: { status: part.status, waitsUntil: part.waits_until?.toISOString() },
        after: { status: isAccepted ? "confirmed" : "cancelled", note },
      });
  });
}

import { enqueue } from "../../../../../platform/jobs/enqueue.ts";
import { recordAudit } from "../../../../staff/staff.server.ts";
import { staffOf, type Shop, type Visit } from "../../../../shop.ts";
import { isWaiting } from "../../../waiting/waiting.rules.ts";
import { waybillJob } from "./make-waybill.ts";
import { selectAnyOrder } from "../../staff-orders.queries.ts";
import { selectOrderWeight, wantWaybill } from "./waybills.queries.ts";

type Wish = { orders: readonly number[]; weightGrams?: number | undefined; seats: number };
type Order = NonNullable<Awaited<ReturnType<typeof selectAnyOrder>>>;

/** Asks for waybills, each made by a job; an order that can have none is answered with its reason. */
export async function wantWaybills(visit: Visit, { orders, weightGrams, seats }: Wish) {
  const { shop } = visit;
  const staff = staffOf(visit);
  const skipped: { order: number; reason: string }[] = [];
  let wanted = 0;
  for (const number of new Set(orders)) {
    const order = await selectAnyOrder(shop.db.read, number);
    const grams = order && (weightGrams ?? (await selectOrderWeight(shop.db.read, order.id)));
    const reason = order ? whyNoWaybill(shop, order) : "unknown";
    if (!order || reason !== undefined) skipped.push({ order: number, reason: reason ?? "unknown" });
    else if (!grams) skipped.push({ order: number, reason: "weight" });
    else {
      const isTaken = await shop.db.write(async (tx) => {
        const at = shop.clock.now();
        if (!(await wantWaybill(tx, { orderId: order.id, weightGrams: grams, seats, byWhom: staff.email, at }))) return false;
        await enqueue(tx, waybillJob, { order: number }, { key: String(number) });
        await recordAudit(tx, visit, { action: "waybill", entity: "order", entityId: number, before: {}, after: { grams, seats } });
        return true;
      });
      if (isTaken) wanted += 1;
      else skipped.push({ order: number, reason: "made" });
    }
  }
  return { wanted, skipped };
}

/** Undefined where a waybill may be made. */
export function whyNoWaybill({ integrations }: Shop, order: Order): string | undefined {
  if (isWaiting(order) || (order.status !== "confirmed" && order.status !== "packed")) return "status";
  if (order.goes_with !== null) return "along";
  return integrations.vendors.get(order.carrier)?.waybills ? undefined : "carrier";
}

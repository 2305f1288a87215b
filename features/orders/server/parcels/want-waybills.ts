import { enqueue } from "../../../../platform/jobs/enqueue.ts";
import { notFound } from "../../../../platform/contracts/errors.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { staffOf, type Shop, type Visit } from "../../../shop.ts";
import type { WaybillView } from "../../parcels/waybills.contract.ts";
import { isLiving, isWithdrawable } from "../../parcels/waybills.rules.ts";
import { goesAlong } from "../../additions/additions.rules.ts";
import { isWaiting } from "../../waiting/waiting.rules.ts";
import { selectAdditions } from "../additions/additions.queries.ts";
import { collectedOnReceipt } from "./collected-on-receipt.ts";
import { waybillJob } from "./make-waybill.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";
import { selectOrderWeight, selectWaybill, wantWaybill } from "./waybills.queries.ts";

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
    const reason = order ? whyNot(shop, order) : "unknown";
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

function whyNot({ integrations }: Shop, order: Order): string | undefined {
  if (isWaiting(order) || (order.status !== "confirmed" && order.status !== "packed")) return "status";
  if (order.goes_with !== null) return "along";
  return integrations.vendors.get(order.carrier)?.waybills ? undefined : "carrier";
}

/** 404 for an unknown order. */
export async function viewWaybill({ shop }: Visit, number: number): Promise<WaybillView> {
  const order = await selectAnyOrder(shop.db.read, number);
  if (!order) throw notFound();
  const [waybill, weight, additions] = await Promise.all([
    selectWaybill(shop.db.read, number),
    selectOrderWeight(shop.db.read, order.id),
    selectAdditions(shop.db.read, order.id),
  ]);
  const together = [order, ...additions].filter(({ status }) => goesAlong(status));
  return {
    state: waybill?.state ?? "none",
    number: waybill?.number ?? "",
    error: waybill?.error ?? "",
    weightGrams: waybill?.weight_grams ?? weight ?? 0,
    seats: waybill?.seats ?? 1,
    collectedKopiykas: waybill?.state === "made" ? waybill.collected : null,
    dueKopiykas: collectedOnReceipt(shop, together),
    isLeft: waybill?.isLeft ?? false,
    handled: waybill?.handled_at ? { by: waybill.handled_by, at: waybill.handled_at.toISOString() } : null,
    isWithdrawable: waybill !== undefined && isWithdrawable(waybill, order),
    isPossible: whyNot(shop, order) === undefined && (waybill === undefined || !isLiving(waybill)),
  };
}

/** An order's printed label; undefined without a waybill. Throws when the carrier does not answer. */
export async function readLabel(shop: Shop, number: number): Promise<Buffer | undefined> {
  const [order, waybill] = await Promise.all([selectAnyOrder(shop.db.read, number), selectWaybill(shop.db.read, number)]);
  if (!order || waybill?.state !== "made") return undefined;
  return shop.integrations.vendors.get(order.carrier)?.waybills?.label(waybill);
}

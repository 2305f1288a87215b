import { VendorRefused } from "../../../../../integrations/vendor-refused.ts";
import { conflict, notFound, unavailable } from "../../../../../platform/contracts/errors.ts";
import { recordAudit } from "../../../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../../../shop.ts";
import { isWithdrawable } from "../../../parcels/waybills.rules.ts";
import { lockPurchase } from "../../orders.queries.ts";
import { selectAnyOrder } from "../../staff-orders.queries.ts";
import { forgetWaybill } from "./forget-waybill.ts";
import { clearParcelNumber, selectWaybill, setWaybillWithdrawn } from "./waybills.queries.ts";

/** Safe to repeat. 404 for an unknown order; 409 without a waybill or where the carrier keeps it; 503 while the carrier is silent. */
export async function withdrawWaybill(visit: Visit, number: number): Promise<void> {
  const { shop } = visit;
  staffOf(visit);
  const [order, waybill] = await Promise.all([selectAnyOrder(shop.db.read, number), selectWaybill(shop.db.read, number)]);
  if (!order) throw notFound();
  if (waybill?.state === "withdrawn") return;
  const carrier = shop.integrations.vendors.get(order.carrier)?.waybills;
  if (!waybill || !carrier || !isWithdrawable(waybill, order)) throw conflict("orders.noWaybill");
  const isGone = await forgetWaybill(carrier, waybill, number).catch((error: unknown) => {
    if (error instanceof VendorRefused) shop.log.warn({ err: error, order: number }, "a waybill is not withdrawn");
    throw unavailable(60, "orders.carrierSilent");
  });
  if (!isGone) throw conflict("orders.waybillStays");
  await shop.db.write(async (tx) => {
    await lockPurchase(tx, order.account_id, number);
    if (!(await setWaybillWithdrawn(tx, order.id, { reference: waybill.reference, at: shop.clock.now() }))) return;
    await clearParcelNumber(tx, order.account_id, waybill.number);
    await recordAudit(tx, visit, {
      action: "waybill_withdrawn",
      entity: "order",
      entityId: number,
      before: { number: waybill.number },
      after: {},
    });
  });
}

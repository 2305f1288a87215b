import { recordAudits } from "../../../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../../../shop.ts";
import { setWaybillsHandled } from "./waybills.queries.ts";

/** Ticks off waybills that are left at the carrier, or takes that back; answers the orders it was new for. */
export async function handleWaybills(visit: Visit, { orders, isHandled }: { orders: readonly number[]; isHandled: boolean }) {
  const { shop } = visit;
  const staff = staffOf(visit);
  return shop.db.write(async (tx) => {
    const changed = await setWaybillsHandled(tx, { orders, by: isHandled ? staff.email : null, at: shop.clock.now() });
    const action = isHandled ? "waybill_handled" : "waybill_unhandled";
    await recordAudits(
      tx,
      visit,
      changed.map((entityId) => ({ action, entity: "order", entityId, before: {}, after: {} })),
    );
    return changed;
  });
}

import type { CarrierWaybills } from "../../../../../integrations/carriers/carrier-waybills.ts";
import { isVendorFault } from "../../../../../integrations/vendor-refused.ts";
import { kyivDay, type Instant } from "../../../../../platform/time/time.ts";

type Made = { number: string; reference: string; asked_at: Instant | null; wanted_at: Instant };

/** Whether the carrier has let go of it; a refusal may mean that an earlier try, whose answer was lost, succeeded. Throws when unknown. */
export async function forgetWaybill(carrier: CarrierWaybills, waybill: Made, ownNumber: number): Promise<boolean> {
  try {
    await carrier.withdraw(waybill);
    return true;
  } catch (error) {
    if (isVendorFault(error)) throw error;
    const found = await carrier.find(String(ownNumber), kyivDay(waybill.asked_at ?? waybill.wanted_at));
    return found?.reference !== waybill.reference;
  }
}

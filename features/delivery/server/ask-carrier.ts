import type { CarrierVendor } from "../../../integrations/carriers/carrier-vendor.ts";
import type { Shop } from "../../shop.ts";

type Service = "streets" | "postcodes" | "estimates";
type Wanted<Name extends Service> = { carrier: string; service: Name };

/** A carrier's answer; undefined when it has no such service or does not answer, which stops nothing else. */
export async function askCarrier<Name extends Service, Answer>(
  shop: Shop,
  { carrier, service }: Wanted<Name>,
  ask: (service: NonNullable<CarrierVendor[Name]>) => Promise<Answer>,
): Promise<Answer | undefined> {
  const vendor = shop.integrations.vendors.get(carrier)?.[service];
  if (!vendor) return undefined;
  try {
    return await ask(vendor);
  } catch (error) {
    shop.log.info({ carrier, service, err: error }, "the carrier did not answer");
    return undefined;
  }
}

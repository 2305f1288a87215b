import type { Locale } from "../../platform/i18n.ts";
import type { Shop } from "../shop.ts";

export { deliveryApi } from "./server/delivery.api.ts";

export type Destination = { settlementId: string; departmentId: string; settlement: string; department: string };

/** A department in words for the order; undefined when it is unknown or belongs to another settlement. */
export async function findDestination(
  shop: Shop,
  { settlement: settlementId, department: departmentId }: { settlement: string; department: string },
  locale: Locale,
): Promise<Destination | undefined> {
  const { novaPoshta } = shop.integrations;
  const [settlement, department] = await Promise.all([
    novaPoshta.settlement(settlementId, locale),
    novaPoshta.department(departmentId, locale),
  ]);
  if (!settlement || department?.settlementId !== settlementId) return undefined;
  const place = [settlement.area, settlement.district].filter(Boolean).join(", ");
  return {
    settlementId,
    departmentId,
    settlement: `${settlement.type} ${settlement.name}${place ? `, ${place}` : ""}`,
    department: `№\u00a0${department.number}, ${department.address}`,
  };
}

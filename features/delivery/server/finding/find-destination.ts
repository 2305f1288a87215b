import type { OrderDelivery } from "../../../../db/json-columns.ts";
import type { DepartmentKind } from "../../../../integrations/carriers/carrier.ts";
import { inLanguage, type Locale } from "../../../../platform/i18n.ts";
import type { Shop } from "../../../shop.ts";
import type { NamedPlace } from "../directory.queries.ts";
import { townAndAround } from "../../place.rules.ts";
import { readSettlement } from "../read-directories.ts";
import { viewSettlement } from "../place.view.ts";

/** `place` is what an order keeps of it; `maxWeightKg` is 0 without a limit. */
export type Destination = { departmentKind: DepartmentKind | "door"; maxWeightKg: number; place: OrderDelivery };

/** A department, or the customer's street; `streetId` is empty for a street typed while the carrier did not answer. */
export type Named = {
  carrier: string;
  settlement: string;
  department: string;
  door?: { streetId: string; street: string; house: string; flat: string; note: string } | undefined;
};

/** Answers the function that words a place read by `namedPlace`; undefined when unknown or of another settlement. */
export async function findDestination(
  shop: Shop,
  { carrier, settlement: settlementId, department: departmentId, door }: Named,
  locale: Locale,
): Promise<(named: NamedPlace) => Destination | undefined> {
  const found = await readSettlement(shop, carrier, settlementId);
  const byPostcode = shop.integrations.carriers.find(({ code }) => code === carrier)?.kinds.some((one) => one.destination === "postcode");
  return ({ department, street }) => {
    if (!found) return undefined;
    const town = { settlementId, settlement: townAndAround(viewSettlement(found, locale)) };
    if (door) {
      const { streetId, house, flat, note } = door;
      if (streetId !== "" && street === null) return undefined;
      return {
        departmentKind: "door",
        maxWeightKg: 0,
        place: { to: "door", ...town, streetId, street: street ?? door.street, house, flat, note },
      };
    }
    if (department?.settlement_id !== settlementId) return undefined;
    const address = inLanguage(locale, department.address_uk, department.address_ru);
    const place = byPostcode
      ? { departmentId, department: `${department.number}, ${address}`, postcode: department.number }
      : { departmentId, department: `№\u00a0${department.number}, ${address}` };
    return { departmentKind: department.kind, maxWeightKg: department.max_weight_kg, place: { to: "department", ...town, ...place } };
  };
}

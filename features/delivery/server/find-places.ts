import type { OrderDelivery } from "../../../db/json-columns.ts";
import { departmentKinds, type DepartmentKind } from "../../../integrations/carriers/carrier.ts";
import { inLanguage, type Locale } from "../../../platform/i18n.ts";
import { requirePace, type Shop, type Visit } from "../../shop.ts";
import type { DepartmentView, SettlementView } from "../delivery.contract.ts";
import { metersBetween, pointOf, type Point } from "../distance.rules.ts";
import { selectDepartment, type NamedPlace, type selectServedSettlements } from "./directory.queries.ts";
import { matchDepartments } from "./match-departments.ts";
import { matchTowns } from "./match-towns.ts";
import { townAndAround } from "../place.rules.ts";
import { scheduleInWords } from "../schedule.rules.ts";
import { readDepartments, readDirectories } from "./read-directories.ts";

const MOST = 50;
/** An unknown name is compared with every town; a person types one letter at a time. */
const PACE = { burst: 120, aMinute: 120 };

/** 429 for endless asking (S33). */
export async function findSettlements(visit: Visit, { carrier, search }: { carrier: string; search: string }): Promise<SettlementView[]> {
  requirePace(visit, "places", PACE);
  const { shop, locale } = visit;
  const towns = matchTowns((await readDirectories(shop)).get(carrier) ?? [], search);
  return towns.slice(0, MOST).map((one) => viewSettlement(one, locale));
}

/** 429 for endless asking (S33). */
export async function findDepartments(
  visit: Visit,
  {
    search,
    kind,
    deliveryKind,
    near,
    ...where
  }: {
    carrier: string;
    settlement: string;
    search: string;
    kind?: DepartmentKind | undefined;
    deliveryKind?: string | undefined;
    near?: string | undefined;
  },
): Promise<DepartmentView[]> {
  requirePace(visit, "places", PACE);
  const { shop, locale } = visit;
  const carrier = shop.integrations.carriers.find(({ code }) => code === where.carrier);
  const served = deliveryKind === undefined ? departmentKinds : carrier?.kinds.find(({ code }) => code === deliveryKind)?.departments;
  const departments = (await readDepartments(shop, where)).filter((one) => (!kind || one.kind === kind) && served?.includes(one.kind));
  const from = near === undefined ? undefined : pointOf(near);
  const found = matchDepartments(departments, search).map((one) => viewDepartment(one, { locale, from }));
  const placed = from ? found.filter(({ meters }) => meters !== null).toSorted((a, b) => (a.meters ?? 0) - (b.meters ?? 0)) : found;
  return placed.slice(0, MOST);
}

type Department = Awaited<ReturnType<typeof readDepartments>>[number];

export const viewDepartment = (one: Department, { locale, from }: { locale: Locale; from?: Point | undefined }): DepartmentView => ({
  id: one.id,
  kind: one.kind,
  number: one.number,
  address: inLanguage(locale, one.address_uk, one.address_ru),
  schedule: scheduleInWords(one.schedule, locale),
  maxWeightKg: one.max_weight_kg,
  maxSidesCm: [...one.max_sides_cm],
  latitude: one.latitude,
  longitude: one.longitude,
  meters:
    from && one.latitude !== null && one.longitude !== null
      ? metersBetween(from, { latitude: one.latitude, longitude: one.longitude })
      : null,
});

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
  const found = (await readDirectories(shop)).get(carrier)?.find(({ id }) => id === settlementId);
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

/** The carrier's code of a town, for prices and days: the department's, else the settlement's; undefined when they do not match. */
export async function findCity(
  shop: Shop,
  { carrier, settlement, department }: { carrier: string; settlement: string; department: string },
): Promise<string | undefined> {
  const found =
    department === ""
      ? (await readDepartments(shop, { carrier, settlement })).find(({ city_id }) => city_id !== "")
      : await selectDepartment(shop.db.read, { carrier, department });
  return found?.settlement_id === settlement && found.city_id !== "" ? found.city_id : undefined;
}

const MOST_CITIES = 20;

/** Carriers' towns that differ from settlements; in Ukrainian, up to 20 towns a carrier. */
export async function listCities(shop: Shop, search: string): Promise<{ carrier: string; name: string; cityId: string }[]> {
  const found: { carrier: string; name: string; cityId: string }[] = [];
  for (const [carrier, settlements] of await readDirectories(shop)) {
    for (const town of matchTowns(settlements, search).slice(0, MOST_CITIES)) {
      const departments = await readDepartments(shop, { carrier, settlement: town.id });
      const cityIds = new Set(departments.map(({ city_id }) => city_id).filter(Boolean));
      found.push(...[...cityIds].map((cityId) => ({ carrier, name: townAndAround(viewSettlement(town, "ua")), cityId })));
    }
  }
  return found;
}

type Served = Awaited<ReturnType<typeof selectServedSettlements>>[number];

export const viewSettlement = (one: Served, locale: Locale): SettlementView => ({
  id: one.id,
  name: inLanguage(locale, one.name_uk, one.name_ru),
  type: inLanguage(locale, one.type_uk, one.type_ru),
  area: inLanguage(locale, one.area_uk, one.area_ru),
  district: inLanguage(locale, one.district_uk, one.district_ru),
});

import { departmentKinds, type DepartmentKind } from "../../../integrations/carriers/carrier.ts";
import { inLanguage, type Locale } from "../../../platform/i18n.ts";
import type { Shop, Visit } from "../../shop.ts";
import type { DepartmentView, SettlementView } from "../delivery.contract.ts";
import { selectDepartment, type NamedDepartment, type selectServedSettlements } from "./directory.queries.ts";
import { matchDepartments } from "./match-departments.ts";
import { matchTowns } from "./match-towns.ts";
import { scheduleInWords } from "../schedule.rules.ts";
import { readDepartments, readDirectories } from "./read-directories.ts";

const MOST = 50;

/** Settlements a text means, of a loaded carrier; up to 50. */
export async function findSettlements(
  { shop, locale }: Visit,
  { carrier, search }: { carrier: string; search: string },
): Promise<SettlementView[]> {
  const towns = matchTowns((await readDirectories(shop)).get(carrier) ?? [], search);
  return towns.slice(0, MOST).map((one) => viewSettlement(one, locale));
}

/** Departments of a settlement by number or a part of the address; up to 50. */
export async function findDepartments(
  { shop, locale }: Visit,
  {
    search,
    kind,
    deliveryKind,
    ...where
  }: {
    carrier: string;
    settlement: string;
    search: string;
    kind?: DepartmentKind | undefined;
    deliveryKind?: string | undefined;
  },
): Promise<DepartmentView[]> {
  const carrier = shop.integrations.carriers.find(({ code }) => code === where.carrier);
  const served = deliveryKind === undefined ? departmentKinds : carrier?.kinds.find(({ code }) => code === deliveryKind)?.departments;
  const departments = (await readDepartments(shop, where)).filter((one) => (!kind || one.kind === kind) && served?.includes(one.kind));
  return matchDepartments(departments, search)
    .slice(0, MOST)
    .map((one) => ({
      id: one.id,
      kind: one.kind,
      number: one.number,
      address: inLanguage(locale, one.address_uk, one.address_ru),
      schedule: scheduleInWords(one.schedule, locale),
      maxWeightKg: one.max_weight_kg,
      maxSidesCm: [...one.max_sides_cm],
      latitude: one.latitude,
      longitude: one.longitude,
    }));
}

/** `place` is what an order keeps of it. */
export type Destination = {
  departmentKind: DepartmentKind;
  place: { settlementId: string; departmentId: string; settlement: string; department: string };
};

/** Answers what puts the department, read by `namedDepartment`, in words; undefined when unknown or of another settlement. */
export async function findDestination(
  shop: Shop,
  { carrier, settlement: settlementId, department: departmentId }: { carrier: string; settlement: string; department: string },
  locale: Locale,
): Promise<(department: NamedDepartment | null) => Destination | undefined> {
  const found = (await readDirectories(shop)).get(carrier)?.find(({ id }) => id === settlementId);
  return (department) => {
    if (!found || department?.settlement_id !== settlementId) return undefined;
    return {
      departmentKind: department.kind,
      place: {
        settlementId,
        departmentId,
        settlement: inWords(viewSettlement(found, locale)),
        department: `№\u00a0${department.number}, ${inLanguage(locale, department.address_uk, department.address_ru)}`,
      },
    };
  };
}

/** The carrier's code of a department's town, for prices and days; undefined when the department is not of that settlement. */
export async function findCity(
  shop: Shop,
  { carrier, settlement, department }: { carrier: string; settlement: string; department: string },
): Promise<string | undefined> {
  const found = await selectDepartment(shop.db.read, { carrier, department });
  return found?.settlement_id === settlement && found.city_id !== "" ? found.city_id : undefined;
}

const MOST_CITIES = 20;

/** What carriers call towns that differ from settlements; in Ukrainian, up to 20 towns a carrier. */
export async function listCities(shop: Shop, search: string): Promise<{ carrier: string; name: string; cityId: string }[]> {
  const found: { carrier: string; name: string; cityId: string }[] = [];
  for (const [carrier, settlements] of await readDirectories(shop)) {
    for (const town of matchTowns(settlements, search).slice(0, MOST_CITIES)) {
      const departments = await readDepartments(shop, { carrier, settlement: town.id });
      const cityIds = new Set(departments.map(({ city_id }) => city_id).filter(Boolean));
      found.push(...[...cityIds].map((cityId) => ({ carrier, name: inWords(viewSettlement(town, "ua")), cityId })));
    }
  }
  return found;
}

function inWords({ type, name, area, district }: SettlementView): string {
  const around = [area, district].filter(Boolean).join(", ");
  return `${type} ${name}${around ? `, ${around}` : ""}`;
}

type Served = Awaited<ReturnType<typeof selectServedSettlements>>[number];

const viewSettlement = (one: Served, locale: Locale): SettlementView => ({
  id: one.id,
  name: inLanguage(locale, one.name_uk, one.name_ru),
  type: inLanguage(locale, one.type_uk, one.type_ru),
  area: inLanguage(locale, one.area_uk, one.area_ru),
  district: inLanguage(locale, one.district_uk, one.district_ru),
});

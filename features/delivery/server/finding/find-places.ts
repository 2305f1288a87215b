import { departmentKinds, type DepartmentKind } from "../../../../integrations/carriers/carrier.ts";
import { requirePace, type Visit } from "../../../shop.ts";
import type { DepartmentView, SettlementView } from "../../delivery.contract.ts";
import { pointOf } from "../../distance.rules.ts";
import { matchDepartments } from "./match-departments.ts";
import { matchTowns } from "./match-towns.ts";
import { readDepartments, readDirectories } from "../read-directories.ts";
import { viewDepartment, viewSettlement } from "../place.view.ts";

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

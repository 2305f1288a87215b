import type { Shop } from "../../../shop.ts";
import { selectDepartment } from "../directory.queries.ts";
import { matchTowns } from "./match-towns.ts";
import { townAndAround } from "../../place.rules.ts";
import { readDepartments, readDirectories } from "../read-directories.ts";
import { viewSettlement } from "../place.view.ts";

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

import { LRUCache } from "lru-cache";
import { withRussianNames } from "./russian-names.ts";
import { keptUntilTold } from "../../kept-until-told.ts";
import type { Shop } from "../../shop.ts";
import { directoriesTopic } from "../../topics.ts";
import { selectDepartments, selectDirectories, selectServedSettlements } from "./directory.queries.ts";

const KEPT = 40;

type Departments = ReturnType<typeof selectDepartments>;

const kept = keptUntilTold(directoriesTopic, load);

/** Pages made from it have the tag `directories`. */
export const onDirectoriesChange = kept.onChange;

/** Settlements by carrier with a whole directory, largest first. */
export const readDirectories = async (shop: Shop) => (await kept.read(shop)).settlements;

/** By its id, among tens of thousands of a carrier. */
export async function readSettlement(shop: Shop, carrier: string, id: string | undefined) {
  return id === undefined ? undefined : (await kept.read(shop)).byId.get(carrier)?.get(id);
}

export async function readDepartments(shop: Shop, where: { carrier: string; settlement: string }): Departments {
  const { departments } = await kept.read(shop);
  const key = JSON.stringify([where.carrier, where.settlement]);
  const found = departments.get(key) ?? selectDepartments(shop.db.read, where);
  departments.set(key, found);
  found.catch(() => departments.delete(key));
  return found;
}

async function load({ db }: Shop) {
  const [carriers, settlements] = await Promise.all([selectDirectories(db.read), selectServedSettlements(db.read)]);
  const byCarrier = Map.groupBy(withRussianNames(settlements), ({ carrier }) => carrier);
  const ofWhole = new Map(carriers.map(({ carrier }) => [carrier, byCarrier.get(carrier) ?? []]));
  return {
    settlements: ofWhole,
    byId: new Map([...ofWhole].map(([carrier, all]) => [carrier, new Map(all.map((one) => [one.id, one]))])),
    departments: new LRUCache<string, Departments>({ max: KEPT }),
  };
}

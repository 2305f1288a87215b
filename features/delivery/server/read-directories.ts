import { keptUntilTold } from "../../kept-until-told.ts";
import type { Shop } from "../../shop.ts";
import { directoriesTopic } from "../../topics.ts";
import { selectLoadedCarriers, selectServedSettlements } from "./directory.queries.ts";

/** The settlements of each carrier whose directory is whole, largest first. */
export const { read: readDirectories } = keptUntilTold(directoriesTopic, load);

async function load({ db }: Shop) {
  const [carriers, settlements] = await Promise.all([selectLoadedCarriers(db.read), selectServedSettlements(db.read)]);
  const byCarrier = Map.groupBy(settlements, ({ carrier }) => carrier);
  return new Map(carriers.map((carrier) => [carrier, byCarrier.get(carrier) ?? []]));
}

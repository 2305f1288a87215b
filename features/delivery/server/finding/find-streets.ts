import type { CarrierStreet } from "../../../../integrations/carriers/carrier-vendor.ts";
import { requirePace, type Visit } from "../../../shop.ts";
import { askCarrier } from "../ask-carrier.ts";
import { keepStreets, selectKeptStreets, selectStreets } from "./streets.queries.ts";

const PACE = { burst: 30, aMinute: 60 };
const MOST = 50;

type Wanted = { carrier: string; settlement: string; search: string };

/** Up to 50 streets of a settlement, from the carrier, or from earlier answers while it does not answer. */
export async function findStreets(visit: Visit, wanted: Wanted): Promise<{ isAnswered: boolean; streets: CarrierStreet[] }> {
  const { shop } = visit;
  requirePace(visit, "streets", PACE);
  const found = await askCarrier(shop, { carrier: wanted.carrier, service: "streets" }, (carrier) =>
    carrier.find({ settlementId: wanted.settlement, search: wanted.search }),
  );
  if (found) {
    const streets = [...new Map(found.slice(0, MOST).map((street) => [street.id, street])).values()];
    await keep(visit, wanted, streets);
    return { isAnswered: true, streets: streets.toSorted(byBeginning(wanted.search)) };
  }
  return { isAnswered: false, streets: await selectStreets(shop.db.read, wanted, { search: wanted.search, most: MOST }) };
}

async function keep({ shop }: Visit, where: Wanted, streets: readonly CarrierStreet[]): Promise<void> {
  if (streets.length === 0) return;
  const ids = streets.map(({ id }) => id);
  const kept = await selectKeptStreets(shop.db.read, where, ids);
  // In one order, so that two requests that save the same streets do not deadlock.
  const fresh = streets.filter(({ id, name }) => !kept.has(`${id} ${name}`)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (fresh.length > 0) await shop.db.write((tx) => keepStreets(tx, where, fresh, shop.clock.now()));
}

const byBeginning = (search: string) => {
  const isBeginning = ({ name }: CarrierStreet): boolean =>
    name
      .toLowerCase()
      .replace(/^\S+\. /, "")
      .startsWith(search.toLowerCase());
  return (a: CarrierStreet, b: CarrierStreet): number => Number(isBeginning(b)) - Number(isBeginning(a));
};

import { addDays } from "../../../../../platform/time/time.ts";
import type { Named } from "../../../../delivery/delivery.server.ts";
import { customerOf, type Shop, type Visit } from "../../../../shop.ts";
import { paidOnReceipt } from "../../../placing/offers.rules.ts";
import { selectBuyer, selectBuyerAndPlace, type Buyer } from "./buyer.queries.ts";

export const readBuyer = async (db: Shop["db"]["read"], visit: Visit): Promise<Buyer> =>
  selectBuyer(db, customerOf(visit).id, judgedBy(visit));

export const readBuyerAndPlace = (
  db: Shop["db"]["read"],
  visit: Visit,
  { delivery: { carrier, settlement, department, door }, phone }: { delivery: Named; phone: string },
) =>
  selectBuyerAndPlace(db, customerOf(visit).id, {
    ...judgedBy(visit),
    phone,
    delivery: { carrier, settlement, department, street: door?.streetId ?? "" },
  });

function judgedBy({ shop }: Visit) {
  const now = shop.clock.now();
  return { now, since: addDays(now, -1), onReceipt: paidOnReceipt(shop.integrations) };
}

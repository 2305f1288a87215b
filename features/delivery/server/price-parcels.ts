import { LRUCache } from "lru-cache";
import type { OutputOf, ParsedInputOf } from "../../../platform/contracts/endpoint.ts";
import { openPace } from "../../../platform/limits/pace.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { keptInMemory, requirePace, type Shop, type Visit } from "../../shop.ts";
import type { getDeliveryPrices } from "../delivery.contract.ts";
import { askCarrier } from "./ask-carrier.ts";
import { findCity } from "./finding/find-city.ts";

type Prices = OutputOf<typeof getDeliveryPrices>;

/** A few things, a reseller's usual parcel, and the most that a locker holds. */
const KILOGRAMS = [2, 10, 20] as const;
const WORTH = kopiykas(100_000);
const PACE = { burst: 20, aMinute: 30 };
/** All visitors together have this many, since customers at the checkout need the rest of the carrier's limit. */
const TOGETHER = { burst: 2, aMinute: 20 };
const MOST_TOWNS = 2_000;
const KEPT_MS = 6 * 3_600_000;

const openPrices = () => ({ ofTowns: new LRUCache<string, Prices>({ max: MOST_TOWNS, ttl: KEPT_MS }), isTooOften: openPace(TOGETHER) });

export async function priceParcels(visit: Visit, { carrier, settlement }: ParsedInputOf<typeof getDeliveryPrices>): Promise<Prices> {
  const { shop, now } = visit;
  requirePace(visit, "delivery prices", PACE);
  const { ofTowns, isTooOften } = keptInMemory(shop, "delivery prices", openPrices);
  const town = JSON.stringify([carrier, settlement]);
  const kept = ofTowns.get(town);
  if (kept) return kept;
  const cityId = await findCity(shop, { carrier, settlement, department: "" });
  const prices = cityId && isTooOften("", now) === 0 ? await askPrices(shop, carrier, cityId) : undefined;
  if (prices) ofTowns.set(town, prices);
  return prices ?? { worthKopiykas: WORTH, prices: [] };
}

function askPrices(shop: Shop, carrier: string, cityId: string): Promise<Prices | undefined> {
  const parcel = { cityId, to: "department", worth: WORTH, collected: kopiykas(0) } as const;
  return askCarrier(shop, { carrier, service: "estimates" }, async (estimates) => ({
    worthKopiykas: WORTH,
    prices: await Promise.all(
      KILOGRAMS.map(async (kilograms) => ({
        kilograms,
        kopiykas: (await estimates.price({ ...parcel, weightGrams: kilograms * 1_000 })).delivery,
      })),
    ),
  }));
}

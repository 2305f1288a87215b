import { LRUCache } from "lru-cache";
import { networkOf } from "../../../../platform/http/addresses/network-of.ts";
import { openPace } from "../../../../platform/limits/pace.ts";
import { addDays, kyivDay, type KyivDay } from "../../../../platform/time/time.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { keptInMemory, NOBODY, type Shop, type Visit } from "../../../shop.ts";
import { searchKey, withoutBeginnings } from "../../search/search-misses.rules.ts";
import type { getSearchMisses } from "../../staff-search.contract.ts";
import { addSearchMisses, deleteSearchMisses, selectSearchMisses } from "./search-misses.queries.ts";

/** Limits what robots make up. */
export const MOST_TEXTS_A_MINUTE = 100;
const MOST_TIMES_A_MINUTE = 20;
const MOST_TEXTS_A_DAY = 5_000;
/** The field searches while typing, so one word in vain is several texts. */
export const PACE_OF_TEXTS = { burst: 120, aMinute: 0.25 };
const MOST_HEARD = 20_000;
const DAYS_KEPT = 90;
const SHOWN = 20;

type Asking = Pick<Visit, "shop" | "address" | "now">;

const waitingOf = (shop: Shop) => keptInMemory(shop, "searches that found nothing", () => new Map<string, number>());

/** A network counts once a day for a text, and at one shopper's pace: nobody alone makes a text wanted or fills the table. */
export function rememberMiss(visit: Asking, text: string): void {
  const key = searchKey(text);
  if (key === undefined) return;
  const waiting = waitingOf(visit.shop);
  const times = waiting.get(key) ?? 0;
  if (times >= MOST_TIMES_A_MINUTE || (times === 0 && waiting.size >= MOST_TEXTS_A_MINUTE) || !isHeard(visit, key)) return;
  waiting.set(key, times + 1);
}

/** Pages made for nobody are cached by address, so each asks only once. */
function isHeard({ shop, address, now }: Asking, key: string): boolean {
  if (!shop.config.limits.areTriesCounted || address === NOBODY) return true;
  const { heard, take } = keptInMemory(shop, "whose searches found nothing", () => ({
    heard: new LRUCache<string, KyivDay>({ max: MOST_HEARD }),
    take: openPace(PACE_OF_TEXTS),
  }));
  const network = networkOf(address);
  const asked = `${network} ${key}`;
  if (heard.get(asked) === kyivDay(now) || take(network, now) > 0) return false;
  heard.set(asked, kyivDay(now));
  return true;
}

export async function writeSearchMisses(shop: Shop): Promise<void> {
  const waiting = waitingOf(shop);
  const misses = [...withoutBeginnings(waiting)].map(([text, times]) => ({ text, times }));
  waiting.clear();
  if (misses.length === 0) return;
  const day = kyivDay(shop.clock.now());
  await shop.db.job((tx) => addSearchMisses(tx, { day, misses, most: MOST_TEXTS_A_DAY }));
}

export const forgetOldSearchMisses = (shop: Shop): Promise<unknown> =>
  shop.db.job((tx) => deleteSearchMisses(tx, kyivDay(addDays(shop.clock.now(), -DAYS_KEPT))));

/** Most wanted first (decisions.md §9). */
export async function viewSearchMisses({ shop, now }: Visit, { days }: { days: number }): Promise<OutputOf<typeof getSearchMisses>> {
  const misses = await selectSearchMisses(shop.db.read, { since: kyivDay(addDays(now, 1 - days)), limit: SHOWN });
  return { days, misses };
}

import { addDays, kyivDay } from "../../../../platform/time/time.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { keptInMemory, type Shop, type Visit } from "../../../shop.ts";
import { searchKey, withoutBeginnings } from "../../search/search-misses.rules.ts";
import type { getSearchMisses } from "../../staff-search.contract.ts";
import { addSearchMisses, deleteSearchMisses, selectSearchMisses } from "./search-misses.queries.ts";

/** Bounds what robots make up. */
export const MOST_TEXTS_A_MINUTE = 100;
const MOST_TIMES_A_MINUTE = 20;
const MOST_TEXTS_A_DAY = 5_000;
const DAYS_KEPT = 90;
const SHOWN = 20;

const waitingOf = (shop: Shop) => keptInMemory(shop, "searches that found nothing", () => new Map<string, number>());

export function rememberMiss(shop: Shop, text: string): void {
  const key = searchKey(text);
  const waiting = waitingOf(shop);
  const times = key === undefined ? 0 : (waiting.get(key) ?? 0);
  if (key === undefined || times >= MOST_TIMES_A_MINUTE || (times === 0 && waiting.size >= MOST_TEXTS_A_MINUTE)) return;
  waiting.set(key, times + 1);
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

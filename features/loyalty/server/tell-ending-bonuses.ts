import { addDays, isWakingHour, kyivDay } from "../../../platform/time/time.ts";
import { notify } from "../../notifications/notifications.server.ts";
import type { Shop } from "../../shop.ts";
import { selectEndingBonuses } from "./ending-bonuses.queries.ts";

const BEFORE_DAYS = 7;
const AT_ONCE = 200;

/** Tells of points that end within a week, once for each end (decisions.md §6). Not at night; safe in several processes. */
export async function tellEndingBonuses(shop: Shop): Promise<number> {
  const now = shop.clock.now();
  if (!isWakingHour(now)) return 0;
  return shop.db.job(async (tx) => {
    const ending = await selectEndingBonuses(tx, { now, endsBefore: addDays(now, BEFORE_DAYS), limit: AT_ONCE });
    for (const { accountId, endsAt, sum } of ending) {
      const news = { kind: "bonus_ending" as const, sum, until: endsAt.toISOString() };
      await notify(tx, shop, { accountId, news, source: `bonuses until ${kyivDay(endsAt)}`, at: now });
    }
    return ending.length;
  });
}

import { addHours, isWakingHour } from "../../../../../platform/time/time.ts";
import { notify } from "../../../../notifications/notifications.server.ts";
import type { Shop } from "../../../../shop.ts";
import { selectPurchasesToRemind } from "../starting/to-pay.queries.ts";

const BEFORE_HOURS = 24;
/** A customer who has just ordered needs no reminder. */
const AFTER_HOURS = 12;
const AT_ONCE = 200;

/** Reminds once, a day before an unpaid order ends. Not at night; safe in several processes. */
export async function remindToPay(shop: Shop): Promise<number> {
  const now = shop.clock.now();
  if (!isWakingHour(now)) return 0;
  const when = { now, endsBefore: addHours(now, BEFORE_HOURS), placedBefore: addHours(now, -AFTER_HOURS), limit: AT_ONCE };
  return shop.db.job(async (tx) => {
    const purchases = await selectPurchasesToRemind(tx, when);
    for (const { number, accountId, locale, toPay, until } of purchases) {
      const news = { kind: "payment_waits" as const, number, toPay, until: until.toISOString() };
      await notify(tx, shop, { accountId, news, source: `order ${number}`, locale, at: now });
    }
    return purchases.length;
  });
}

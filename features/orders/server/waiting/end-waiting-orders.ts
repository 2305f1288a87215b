import type { Shop } from "../../../shop.ts";
import { isWaiting } from "../../waiting.rules.ts";
import { lockPurchase } from "../orders.queries.ts";
import { settleWaiting } from "./settle-waiting.ts";
import { selectLateOrders } from "./waiting.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

const AT_ONCE = 200;

/**
 * Cancels orders without a word in time and puts their goods back (security.md S33), each purchase in a transaction of its own;
 * one failure does not stop the rest. Safe in several processes.
 */
export async function endWaitingOrders(shop: Shop): Promise<number> {
  let ended = 0;
  for (const late of await selectLateOrders(shop.db.read, { now: shop.clock.now(), limit: AT_ONCE })) {
    try {
      if (await endPurchase(shop, late)) ended += 1;
    } catch (error) {
      shop.log.error({ err: error, order: late.number }, "an order nobody gave the word for could not be ended");
    }
  }
  return ended;
}

/** False when somebody else has decided it: the change of state decides who gives back. */
const endPurchase = (shop: Shop, { number, accountId }: { number: number; accountId: Id<"account"> }): Promise<boolean> =>
  shop.db.job(async (tx) => {
    const waiting = (await lockPurchase(tx, accountId, number)).filter(isWaiting);
    if (waiting.length === 0) return false;
    await settleWaiting(tx, shop, waiting, { end: "late", byWhom: "shop", note: "", at: shop.clock.now() });
    return true;
  });

import type { Id } from "../../../../platform/ids.ts";
import { isHeld, selectPaymentsOfCart } from "../../../payments/payments.server.ts";
import type { Shop } from "../../../shop.ts";
import { closePagesOf } from "./close-pages.ts";
import { endParts } from "./end-parts.ts";
import { selectUnpaidTooLong } from "./money.queries.ts";
import { lockPurchase } from "../orders.queries.ts";
import { tellStatus } from "../lifecycle/tell-status.ts";

const AT_ONCE = 200;

/**
 * Cancels card orders that nobody has paid in time (decisions.md §6): stock, bonuses, balance and debts go back where they were, each
 * purchase in a transaction of its own; one failure does not stop the rest. Safe in several processes.
 */
export async function endUnpaidOrders(shop: Shop): Promise<number> {
  let ended = 0;
  for (const late of await selectUnpaidTooLong(shop.db.read, { now: shop.clock.now(), limit: AT_ONCE })) {
    try {
      if (await endPurchase(shop, late)) ended += 1;
    } catch (error) {
      shop.log.error({ err: error, order: late.number }, "an order nobody has paid could not be ended");
    }
  }
  return ended;
}

/** False when somebody else has decided it (paid, cancelled, ended by another process) or a provider holds its money. */
async function endPurchase(shop: Shop, { number, accountId }: { number: number; accountId: Id<"account"> }): Promise<boolean> {
  const cartId = await shop.db.job(async (tx) => {
    const at = shop.clock.now();
    const unpaid = (await lockPurchase(tx, accountId, number)).filter(
      ({ status, unpaid_until: until }) => status === "awaiting_payment" && until !== null && until <= at,
    );
    const [first] = unpaid.toSorted((one, other) => one.number - other.number);
    if (!first || (await selectPaymentsOfCart(tx, first.cart_id)).some(isHeld)) return undefined;
    await endParts(tx, shop, unpaid, { byWhom: "shop", note: "", at, refundTo: "card" });
    await tellStatus(tx, shop, first, { status: "cancelled", why: "unpaid", at });
    return first.cart_id;
  });
  if (cartId === undefined) return false;
  await closePagesOf(shop, cartId);
  return true;
}

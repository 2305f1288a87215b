import { attachGuestCart, dropBlacklistedCarts } from "../../cart/cart.server.ts";
import type { Visit } from "../../shop.ts";

/**
 * What the guest has put aside comes into the account; whoever is blacklisted loses it (specification §6). The code
 * is used up by now, so a cart that cannot come just now must not cost the sign-in: its pieces stay reserved for the
 * guest's key, and the next recalculation brings them.
 */
export async function bringCart(visit: Visit): Promise<void> {
  try {
    await (visit.customer?.blacklisted ? dropBlacklistedCarts(visit) : attachGuestCart(visit));
  } catch (error) {
    visit.shop.log.error({ err: error, visit: visit.id }, "the guest's cart did not come along");
  }
}

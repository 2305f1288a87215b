import { attachGuestCart, dropCartsOf } from "../../cart/cart.server.ts";
import type { Visit } from "../../shop.ts";

/** A blacklisted account loses it (specification §6). Never throws: the code is used up, and recalculation tries again. */
export async function bringCart(visit: Visit): Promise<void> {
  const { customer } = visit;
  try {
    await (customer?.blacklisted ? dropCartsOf(visit, customer.id) : attachGuestCart(visit));
  } catch (error) {
    visit.shop.log.error({ err: error, visit: visit.id }, "the guest's cart did not come along");
  }
}

import { closeAttempts, selectPaymentsOfCart } from "../../../../payments/payments.server.ts";
import { isRefusal } from "../../../../../platform/contracts/errors.ts";
import type { Shop } from "../../../../shop.ts";

/** Asks the vendors to take no more money; where one does not answer, its page expires and its money counts as late (S17). */
export async function closePagesOf(shop: Shop, cartId: string): Promise<void> {
  try {
    await closeAttempts(shop, await selectPaymentsOfCart(shop.db.read, cartId));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

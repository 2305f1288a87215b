import { closeAttempts, selectPaymentsOfCart } from "../../../../payments/payments.server.ts";
import { isRefusal } from "../../../../../platform/contracts/errors.ts";
import type { Shop } from "../../../../shop.ts";

/** Asks the vendors to take no more money for a purchase; one that does not hear is left to its end and to late money (S17). */
export async function closePagesOf(shop: Shop, cartId: string): Promise<void> {
  try {
    await closeAttempts(shop, await selectPaymentsOfCart(shop.db.read, cartId));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

import type { Instant } from "../../../platform/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { isOver } from "../cart.rules.ts";
import { lockCart, type CartRow } from "./cart.queries.ts";

/**
 * Locks a cart and judges it by the time after the wait for the lock (security.md S10). Answers the cart and that time;
 * undefined when it is not open any more or over.
 */
export async function lockLivingCart(tx: Tx, shop: Shop, id: string): Promise<{ cart: CartRow; now: Instant } | undefined> {
  const cart = await lockCart(tx, id);
  const now = shop.clock.now();
  return cart?.state === "open" && !isOver(cart.reservedUntil, now) ? { cart, now } : undefined;
}

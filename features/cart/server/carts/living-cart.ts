import type { Instant } from "../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { isOver } from "../../cart.rules.ts";
import type { Owner } from "./cart-owner.ts";
import { lockCart, selectOpenCart, type CartRow } from "../cart.queries.ts";
import { expireCart } from "./release-carts.ts";

/** A cart that is over is released. */
export async function livingCart(shop: Shop, owner: Owner): Promise<CartRow | undefined> {
  const cart = await selectOpenCart(shop.db.read, owner);
  if (!cart || !isOver(cart.reservedUntil, shop.clock.now())) return cart;
  await expireCart(shop, cart.id);
  return undefined;
}

/** Judged by the time after the wait (security.md S10); undefined when not open or over. */
export async function lockLivingCart(tx: Tx, shop: Shop, id: string): Promise<{ cart: CartRow; now: Instant } | undefined> {
  const cart = await lockCart(tx, id);
  const now = shop.clock.now();
  return cart?.state === "open" && !isOver(cart.reservedUntil, now) ? { cart, now } : undefined;
}

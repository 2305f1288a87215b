import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { cartTopic } from "../../topics.ts";
import { isOver } from "../cart.rules.ts";
import { keyOf } from "./carts/cart-owner.ts";
import { lockCart, setLinePrices } from "./cart.queries.ts";
import { lockLivingCart } from "./carts/living-cart.ts";
import { selectAccountCart, type ShownCart } from "./shown-cart.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type OfAccount = { cartId: string; accountId: Id<"account"> };

/** Answers the time after the lock; undefined when the cart is another's, closed or over (security.md S10). */
export async function lockCartForOrder(
  tx: Tx,
  shop: Shop,
  { cartId, accountId }: OfAccount,
): Promise<(ShownCart & { now: Instant }) | undefined> {
  const locked = await lockLivingCart(tx, shop, cartId);
  if (locked?.cart.accountId !== accountId) return undefined;
  const shown = await selectAccountCart(tx, cartId, locked.now);
  return shown && { ...shown, now: locked.now };
}

export async function readCartForOrder(shop: Shop, { cartId, accountId }: OfAccount): Promise<ShownCart | undefined> {
  const now = shop.clock.now();
  const found = await selectAccountCart(shop.db.read, cartId, now);
  if (!found || found.cart.accountId !== accountId || found.cart.state !== "open" || isOver(found.cart.reservedUntil, now))
    return undefined;
  return found;
}

/** Call once the customer was told. */
export async function acceptNewPrices(shop: Shop, { cartId, accountId }: OfAccount): Promise<void> {
  await shop.db.write(async (tx) => {
    const cart = await lockCart(tx, cartId);
    if (cart?.accountId !== accountId || cart.state !== "open") return;
    await setLinePrices(tx, cartId);
    tx.changed(cartTopic, [keyOf({ accountId })]);
  });
}

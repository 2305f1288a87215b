import type { Instant } from "../../../platform/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { isOver } from "../cart.rules.ts";
import { closeCart, lockCart } from "./cart.queries.ts";
import { setLinePrices, takeAllLines } from "./lines.queries.ts";
import { selectShownCartById, type ShownCart } from "./shown-cart.queries.ts";

type OfAccount = { cartId: string; accountId: number; now: Instant };

/** Locks an account's own cart for placing; undefined when it is not its, not open or over at that instant (S10). */
export async function lockCartForOrder(tx: Tx, { cartId, accountId, now }: OfAccount): Promise<ShownCart | undefined> {
  const cart = await lockCart(tx, cartId);
  if (!cart || cart.accountId !== accountId || cart.state !== "open" || isOver(cart.reservedUntil, now)) return undefined;
  return selectShownCartById(tx, cartId, now);
}

/** The same without a lock, to show or to validate. */
export async function readCartForOrder(shop: Shop, { cartId, accountId, now }: OfAccount): Promise<ShownCart | undefined> {
  const found = await selectShownCartById(shop.db.read, cartId, now);
  if (!found || found.cart.accountId !== accountId || found.cart.state !== "open" || isOver(found.cart.reservedUntil, now))
    return undefined;
  return found;
}

/** The locked cart has become an order and holds nothing more; its reservations are sold by the caller. */
export async function markCartOrdered(tx: Tx, cartId: string, now: Instant): Promise<void> {
  await closeCart(tx, cartId, "ordered", now);
  await takeAllLines(tx, cartId);
}

/** After a customer was told of changed prices, their cart carries the new ones. */
export async function acceptNewPrices(shop: Shop, { cartId, accountId }: { cartId: string; accountId: number }): Promise<void> {
  await shop.db.write(async (tx) => {
    const cart = await lockCart(tx, cartId);
    if (cart?.accountId === accountId && cart.state === "open") await setLinePrices(tx, cartId);
  });
}

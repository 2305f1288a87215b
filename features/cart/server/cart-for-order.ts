import type { Instant } from "../../../platform/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { isOver } from "../cart.rules.ts";
import { closeCart, lockCart, selectOwnCart, selectShownLines, setLinePrices, type CartRow, type ShownLine } from "./cart.queries.ts";

export type CartForOrder = { cart: CartRow; lines: ShownLine[] };

/** Locks an account's own cart for placing; undefined when it is not its, not open or over at that instant (S10). */
export async function lockCartForOrder(
  tx: Tx,
  { cartId, accountId, now }: { cartId: string; accountId: number; now: Instant },
): Promise<CartForOrder | undefined> {
  const cart = await lockCart(tx, cartId);
  if (!cart || cart.account_id !== accountId || cart.state !== "open" || isOver(cart.reserved_until, now)) return undefined;
  return { cart, lines: await selectShownLines(tx, cartId, now) };
}

/** The same without a lock, to show or to validate. */
export async function readCartForOrder(
  shop: Shop,
  { cartId, accountId, now }: { cartId: string; accountId: number; now: Instant },
): Promise<CartForOrder | undefined> {
  const cart = await selectOwnCart(shop.db.read, { accountId }, cartId);
  if (!cart || cart.state !== "open" || isOver(cart.reserved_until, now)) return undefined;
  return { cart, lines: await selectShownLines(shop.db.read, cartId, now) };
}

/** The cart has become an order; its reservations are sold by the caller. */
export const markCartOrdered = (tx: Tx, cartId: string, now: Instant) => closeCart(tx, cartId, "ordered", now);

/** After a customer was told of changed prices, the cart carries the new ones. */
export const acceptNewPrices = (shop: Shop, cartId: string) => shop.db.write((tx) => setLinePrices(tx, cartId));

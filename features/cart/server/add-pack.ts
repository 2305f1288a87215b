import { randomUUID } from "node:crypto";
import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import type { Shop, Visit } from "../../shop.ts";
import { reserve } from "../../stock/stock.server.ts";
import { isOver, isWithinShare } from "../cart.rules.ts";
import { ownerOf } from "./cart-owner.ts";
import {
  addToLine,
  insertCart,
  lockCart,
  selectCompletedOrders,
  selectHeld,
  selectOpenCart,
  selectOwnCart,
  selectSellable,
  setReservedUntil,
  type CartRow,
  type Owner,
} from "./cart.queries.ts";
import { expireCart, releaseAccountCarts, releaseExpiredHolders } from "./release-carts.ts";
import { reservationTime } from "./reservation-time.ts";

export type AddOutcome = "added" | "refused" | "cart-gone" | "blacklisted" | "sign-in-required";
type Wanted = { id: number; productId: number; price: number; pack: number; onHand: number };

/**
 * Reserves one pack more of a variation for the visitor's cart, or changes nothing (specification §4, decisions.md §3).
 * `orderId` is what the client believes its cart to be: when that cart is the visitor's own and over, nothing is added
 * and the answer is `cart-gone`; somebody else's id is treated as none.
 */
export async function addPack(
  visit: Visit,
  { productId, variationId, orderId }: { productId: number; variationId: number; orderId?: string | null },
): Promise<AddOutcome> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) throw new Error("a visitor without a guest key cannot hold a cart");
  if (customer?.blacklisted) {
    await releaseAccountCarts(shop, customer.id);
    return "blacklisted";
  }
  const [wanted] = await selectSellable(shop.db.read, [variationId]);
  if (!wanted || wanted.productId !== productId) return "refused";
  if (await isKnownCartGone(shop, owner, orderId)) return "cart-gone";
  const cart = await livingCart(shop, owner);
  if (cart && "guestHash" in owner) return "sign-in-required";
  if (!(await mayHoldMore(shop, owner, wanted))) return "refused";

  const first = await tryAdding(visit, owner, cart, wanted);
  if (first !== "refused") return first;
  if ((await releaseExpiredHolders(shop, variationId)) === 0) return "refused";
  return tryAdding(visit, owner, await livingCart(shop, owner), wanted);
}

async function tryAdding(visit: Visit, owner: Owner, cart: CartRow | undefined, wanted: Wanted): Promise<AddOutcome> {
  const { shop } = visit;
  const endOf = await reservationTime(shop);
  try {
    const outcome = await shop.db.write(async (tx): Promise<AddOutcome> => {
      const now = shop.clock.now();
      const locked = cart && (await lockCart(tx, cart.id));
      if (cart && (locked?.state !== "open" || isOver(locked.reserved_until, now))) throw new CartMovedOn();
      if (!(await reserve(tx, { variationId: wanted.id, pieces: wanted.pack }))) return "refused";
      const id = cart?.id ?? randomUUID();
      if (!cart && !(await insertCart(tx, owner, { id, suborderId: randomUUID(), openedAt: now, reservedUntil: endOf(now, now) })))
        throw new CartMovedOn();
      await addToLine(tx, { cartId: id, variationId: wanted.id, pieces: wanted.pack, price: wanted.price, now });
      if (locked) await setReservedUntil(tx, id, endOf(locked.opened_at, now));
      return "added";
    });
    if (outcome === "added") catalogueChanged(shop, [wanted.productId]);
    return outcome;
  } catch (error) {
    if (!(error instanceof CartMovedOn)) throw error;
    const current = await livingCart(shop, owner);
    if (cart && !current) return "cart-gone";
    if (current && "guestHash" in owner) return "sign-in-required";
    return tryAdding(visit, owner, current, wanted);
  }
}

/** The owner's open cart; one whose time is over is released first and counts as none. */
export async function livingCart(shop: Shop, owner: Owner): Promise<CartRow | undefined> {
  const cart = await selectOpenCart(shop.db.read, owner);
  if (!cart || !isOver(cart.reserved_until, shop.clock.now())) return cart;
  await expireCart(shop, cart.id);
  return undefined;
}

/** Whether the cart the client names is its own and no longer there. */
export async function isKnownCartGone(shop: Shop, owner: Owner, orderId: string | null | undefined): Promise<boolean> {
  if (!orderId) return false;
  const named = await selectOwnCart(shop.db.read, owner, orderId);
  if (!named) return false;
  if (named.state === "open" && !isOver(named.reserved_until, shop.clock.now())) return false;
  if (named.state === "open") await expireCart(shop, named.id);
  return named.state !== "merged";
}

async function mayHoldMore(shop: Shop, owner: Owner, { id, onHand, pack }: Wanted): Promise<boolean> {
  if (shop.config.limits === "relaxed") return true;
  const completed = "accountId" in owner ? ((await selectCompletedOrders(shop.db.read, owner.accountId))?.completed_orders ?? 0) : 0;
  if (completed > 0) return true;
  const held = await selectHeld(shop.db.read, id, owner);
  return isWithinShare({ who: "accountId" in owner ? "new-account" : "guest", onHand, held, pack });
}

/** The cart was ended, or another one opened, between looking and locking: everything is undone and looked at anew. */
class CartMovedOn extends Error {}

import type { Shop } from "../../shop.ts";
import { isOver } from "../cart.rules.ts";
import type { Owner } from "./cart-owner.ts";
import { selectOpenCart, type CartRow } from "./cart.queries.ts";
import { expireCart } from "./release-carts.ts";

/** The owner's open cart; one whose time is over is released first and counts as none. */
export async function livingCart(shop: Shop, owner: Owner): Promise<CartRow | undefined> {
  return unlessOver(shop, await selectOpenCart(shop.db.read, owner));
}

/** A cart that was read a moment ago, unless its time is over: then it is released here and now. */
export async function unlessOver<Cart extends CartRow>(shop: Shop, cart: Cart | undefined): Promise<Cart | undefined> {
  if (!cart || !isOver(cart.reservedUntil, shop.clock.now())) return cart;
  await expireCart(shop, cart.id);
  return undefined;
}

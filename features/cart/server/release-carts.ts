import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import type { Shop } from "../../shop.ts";
import { release } from "../../stock/stock.server.ts";
import {
  closeCart,
  closeExpiredCart,
  lockIfFree,
  selectAccountCarts,
  selectExpiredCarts,
  selectExpiredHolders,
  selectLines,
} from "./cart.queries.ts";

/** Releases a cart whose time is over. Answers whether it was this call that released it. */
export async function expireCart(shop: Shop, cartId: string): Promise<boolean> {
  const now = shop.clock.now();
  const lines = await shop.db.write(async (tx) => {
    if (!(await lockIfFree(tx, cartId))) return undefined;
    if (!(await closeExpiredCart(tx, cartId, now))) return undefined;
    const held = await selectLines(tx, cartId);
    await release(tx, held);
    return held;
  });
  if (!lines) return false;
  catalogueChanged(
    shop,
    lines.map((line) => line.productId),
  );
  return true;
}

/** Releases every cart whose time is over and that holds the variation, each in a transaction of its own (S3). */
export async function releaseExpiredHolders(shop: Shop, variationId: number): Promise<number> {
  const holders = await selectExpiredHolders(shop.db.read, variationId, shop.clock.now());
  let released = 0;
  for (const { id } of holders) if (await expireCart(shop, id)) released += 1;
  return released;
}

/** Tidies: expired reservations count as free anyway. One cart that cannot be released never stops the rest. */
export async function sweepExpiredCarts(shop: Shop): Promise<number> {
  const carts = await selectExpiredCarts(shop.db.read, shop.clock.now());
  let released = 0;
  for (const { id } of carts) {
    try {
      if (await expireCart(shop, id)) released += 1;
    } catch (error) {
      shop.log.error({ err: error, cart: id }, "a cart could not be released");
    }
  }
  return released;
}

/** Releases what an account holds: it was blacklisted. */
export async function releaseAccountCarts(shop: Shop, accountId: number): Promise<void> {
  const carts = await selectAccountCarts(shop.db.read, accountId);
  for (const { id } of carts) await dropCart(shop, id);
}

/** Ends an open cart and gives everything back; a cart that is not open is left alone. */
export async function dropCart(shop: Shop, cartId: string): Promise<void> {
  const lines = await shop.db.write(async (tx) => {
    if (!(await closeCart(tx, cartId, "deleted", shop.clock.now()))) return [];
    const held = await selectLines(tx, cartId);
    await release(tx, held);
    return held;
  });
  catalogueChanged(
    shop,
    lines.map((line) => line.productId),
  );
}

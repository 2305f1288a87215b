import { randomInt } from "node:crypto";
import type { Instant } from "../../../../platform/time/time.ts";
import { browserOf, type Shop, type Tx, type Visit } from "../../../shop.ts";
import { release } from "../../../stock/stock.server.ts";
import {
  closeCart,
  closeExpiredCart,
  lockAccountCarts,
  lockIfFree,
  selectExpiredCarts,
  selectExpiredHolders,
  selectNamedCart,
  takeAllLines,
} from "../cart.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Waits for the cart's lock; answers whether this call released it. */
export async function expireCart(shop: Shop, cartId: string): Promise<boolean> {
  const now = shop.clock.now();
  return shop.db.write((tx) => expire(tx, cartId, now));
}

/** Each in its own transaction (security.md S3), only after a plain reservation was refused; answers whether to try again. */
export async function releaseExpiredHolders(
  shop: Shop,
  { variationId, pieces }: { variationId: Id<"variation">; pieces: number },
): Promise<boolean> {
  const holders = await selectExpiredHolders(shop.db.read, variationId, shop.clock.now());
  const busy: string[] = [];
  let freed = 0;
  for (const holder of fromAnywhere(holders)) {
    if (freed >= pieces) return true;
    // Somebody else has just released it, so its pieces are free too.
    if ((await expireUnlessBusy(shop, holder.id)) === "busy") busy.push(holder.id);
    else freed += holder.pieces;
  }
  for (const id of busy) await expireCart(shop, id);
  return holders.length > 0;
}

export async function releaseForAll(shop: Shop, lines: readonly { variationId: Id<"variation">; short: number }[]): Promise<boolean> {
  let isWorthTrying = false;
  for (const { variationId, short } of lines) if (await releaseExpiredHolders(shop, { variationId, pieces: short })) isWorthTrying = true;
  return isWorthTrying;
}

/** Expired reservations count as free anyway; one failure does not stop the rest. */
export async function sweepExpiredCarts(shop: Shop): Promise<number> {
  const carts = await selectExpiredCarts(shop.db.read, shop.clock.now());
  let released = 0;
  for (const { id } of carts) {
    try {
      if ((await expireUnlessBusy(shop, id)) === "released") released += 1;
    } catch (error) {
      shop.log.error({ err: error, cart: id }, "a cart could not be released");
    }
  }
  return released;
}

/** Releases an account's carts inside the transaction that blacklists it (security.md S28). */
export async function releaseCartsOfAccount(tx: Tx, { accountId, now }: { accountId: Id<"account">; now: Instant }): Promise<void> {
  for (const { id } of await lockAccountCarts(tx, accountId)) await drop(tx, id, now);
}

/** In a transaction of its own. */
export const releaseAccountCarts = (shop: Shop, accountId: Id<"account">): Promise<void> =>
  shop.db.write((tx) => releaseCartsOfAccount(tx, { accountId, now: shop.clock.now() }));

/** Answers whether this call ended it; `also` then runs in the transaction. */
export const dropCart = (
  shop: Shop,
  cartId: string,
  { also, by = "" }: { also?: (tx: Tx) => Promise<unknown>; by?: string } = {},
): Promise<boolean> =>
  shop.db.write(
    async (tx) => {
      const isDropped = await drop(tx, cartId, shop.clock.now());
      if (isDropped) await also?.(tx);
      return isDropped;
    },
    { by },
  );

/** Leaves another's cart alone (S31). */
export async function deleteOwnCart(visit: Visit, orderId: string): Promise<void> {
  const { shop, customer, guestHash } = visit;
  const cart = await selectNamedCart(shop.db.read, { accountId: customer?.id, guestHash }, orderId);
  if (cart?.state === "open") await dropCart(shop, cart.id, { by: browserOf(visit) });
}

/** Starts at random, so that a crowd does not queue for one cart. */
function fromAnywhere<T>(list: readonly T[]): T[] {
  const start = list.length < 2 ? 0 : randomInt(list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}

function expireUnlessBusy(shop: Shop, cartId: string): Promise<"released" | "busy" | "not over"> {
  const now = shop.clock.now();
  return shop.db.write(async (tx) => {
    if (!(await lockIfFree(tx, cartId))) return "busy";
    return (await expire(tx, cartId, now)) ? "released" : "not over";
  });
}

const expire = async (tx: Tx, cartId: string, now: Instant): Promise<boolean> =>
  giveBackIf(tx, cartId, (await closeExpiredCart(tx, cartId, now)) !== undefined);

const drop = async (tx: Tx, cartId: string, now: Instant): Promise<boolean> =>
  giveBackIf(tx, cartId, await closeCart(tx, cartId, "deleted", now));

/** False when another transaction ended the cart (S4). */
async function giveBackIf(tx: Tx, cartId: string, isEndedHere: boolean): Promise<boolean> {
  if (isEndedHere) await release(tx, await takeAllLines(tx, cartId));
  return isEndedHere;
}

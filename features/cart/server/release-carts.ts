import { randomInt } from "node:crypto";
import { stockChanged } from "../../catalogue/catalogue.server.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { release } from "../../stock/stock.server.ts";
import { closeCart, closeExpiredCart, lockAccountCarts, lockIfFree, selectExpiredCarts, selectExpiredHolders } from "./cart.queries.ts";
import { takeAllLines, type Line } from "./lines.queries.ts";

/** Releases a cart whose time is over; waits for whoever has it locked. Answers whether it was this call that released it. */
export async function expireCart(shop: Shop, cartId: string): Promise<boolean> {
  const now = shop.clock.now();
  const lines = await shop.db.write((tx) => expire(tx, cartId, now));
  return announce(shop, lines);
}

/**
 * Releases carts whose time is over and that hold the variation, until `pieces` are free of it, each in a transaction
 * of its own (security.md S3). Call it after a plain reservation was refused. Answers whether it is worth trying again.
 */
export async function releaseExpiredHolders(
  shop: Shop,
  { variationId, pieces }: { variationId: number; pieces: number },
): Promise<boolean> {
  const holders = await selectExpiredHolders(shop.db.read, variationId, shop.clock.now());
  const busy: string[] = [];
  let freed = 0;
  for (const holder of fromAnywhere(holders)) {
    if (freed >= pieces) return true;
    // One that is not over any more was released by somebody else a moment ago: its pieces are free as well.
    if ((await expireUnlessBusy(shop, holder.id)) === "busy") busy.push(holder.id);
    else freed += holder.pieces;
  }
  // Those another call is releasing just now are free too; waiting for them one by one locks nothing else.
  for (const id of busy) await expireCart(shop, id);
  return holders.length > 0;
}

/** Tidies: expired reservations count as free anyway. One cart that cannot be released never stops the rest. */
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

/**
 * Releases what an account holds, inside the transaction that blacklists it (security.md S28). Answers the products to
 * announce with `stockChanged` after the commit.
 */
export async function releaseCartsOfAccount(tx: Tx, { accountId, now }: { accountId: number; now: Instant }): Promise<number[]> {
  const products: number[] = [];
  for (const { id } of await lockAccountCarts(tx, accountId)) {
    const lines = await drop(tx, id, now);
    products.push(...(lines ?? []).map((line) => line.productId));
  }
  return products;
}

/** The same in a transaction of its own. */
export async function releaseAccountCarts(shop: Shop, accountId: number): Promise<void> {
  stockChanged(shop, await shop.db.write((tx) => releaseCartsOfAccount(tx, { accountId, now: shop.clock.now() })));
}

/**
 * Ends an open cart and gives everything back; a cart that is not open is left alone. `also` runs in the same
 * transaction when it was this call that ended the cart. Answers whether it was.
 */
export async function dropCart(shop: Shop, cartId: string, also?: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  const lines = await shop.db.write(async (tx) => {
    const dropped = await drop(tx, cartId, shop.clock.now());
    if (dropped) await also?.(tx);
    return dropped;
  });
  return announce(shop, lines);
}

/** Begins at a random place, so that a crowd that wants the same thing does not queue for the same cart. */
function fromAnywhere<T>(list: readonly T[]): T[] {
  const start = list.length < 2 ? 0 : randomInt(list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}

async function expireUnlessBusy(shop: Shop, cartId: string): Promise<"released" | "busy" | "not over"> {
  const now = shop.clock.now();
  const outcome = await shop.db.write(async (tx) => ((await lockIfFree(tx, cartId)) ? { lines: await expire(tx, cartId, now) } : "busy"));
  if (outcome === "busy") return "busy";
  return announce(shop, outcome.lines) ? "released" : "not over";
}

/** The change of state decides who releases (S4): undefined when it was not this transaction that ended the cart. */
async function expire(tx: Tx, cartId: string, now: Instant): Promise<Line[] | undefined> {
  return (await closeExpiredCart(tx, cartId, now)) && giveAllBack(tx, cartId);
}

async function drop(tx: Tx, cartId: string, now: Instant): Promise<Line[] | undefined> {
  return (await closeCart(tx, cartId, "deleted", now)) && giveAllBack(tx, cartId);
}

async function giveAllBack(tx: Tx, cartId: string): Promise<Line[]> {
  const lines = await takeAllLines(tx, cartId);
  await release(tx, lines);
  return lines;
}

function announce(shop: Shop, lines: readonly Line[] | undefined): boolean {
  if (!lines) return false;
  stockChanged(
    shop,
    lines.map((line) => line.productId),
  );
  return true;
}

import { randomUUID } from "node:crypto";
import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import type { Shop, Tx, Visit } from "../../shop.ts";
import { release, reserve } from "../../stock/stock.server.ts";
import { isOver, sumPerVariation, wholePacks } from "../cart.rules.ts";
import { livingCart } from "./add-pack.ts";
import { attachGuestCart } from "./attach-guest-cart.ts";
import { ownerOf } from "./cart-owner.ts";
import {
  addToLine,
  closeCart,
  deleteLine,
  insertCart,
  lockCart,
  selectLines,
  selectSellable,
  setLinePieces,
  setReservedUntil,
  type CartRow,
  type Owner,
} from "./cart.queries.ts";
import { releaseAccountCarts, releaseExpiredHolders } from "./release-carts.ts";
import { reservationTime } from "./reservation-time.ts";

export type WantedLine = { productId: number; variationId: number; quantity: number };
type Sellable = Awaited<ReturnType<typeof selectSellable>>[number];
export type Granted = { productId: number; variationId: number; wanted: number; granted: number };
export type Recalculated = { outcome: "done"; lines: Granted[] } | { outcome: "blacklisted" };

/**
 * Makes the server's cart equal to the given lines as far as stock allows, in whole packs, and restarts the clock.
 * An expired cart is revived with what is still free; a guest keeps one pack of one thing (decisions.md §3).
 */
export async function recalculate(visit: Visit, items: readonly WantedLine[]): Promise<Recalculated> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) throw new Error("a visitor without a guest key cannot hold a cart");
  if (customer?.blacklisted) {
    await releaseAccountCarts(shop, customer.id);
    return { outcome: "blacklisted" };
  }
  await attachGuestCart(visit);
  const asked = sumPerVariation(items);
  const sellable = new Map(
    asked.length === 0
      ? []
      : (
          await selectSellable(
            shop.db.read,
            asked.map((line) => line.variationId),
          )
        ).map((one) => [one.id, one]),
  );
  const targets = targetsOf(asked, sellable, owner);

  const first = await apply(shop, owner, targets);
  const short = first.filter(({ granted, target }) => granted < target.pieces);
  let releasedAny = 0;
  for (const { target } of short) releasedAny += await releaseExpiredHolders(shop, target.sellable.id);
  const final = releasedAny > 0 ? await apply(shop, owner, targets) : first;
  catalogueChanged(
    shop,
    targets.map(({ sellable: { productId } }) => productId),
  );

  const granted = new Map(final.map((line) => [line.target.sellable.id, line.granted]));
  return {
    outcome: "done",
    lines: asked.map((line) => ({
      productId: line.productId,
      variationId: line.variationId,
      wanted: line.quantity,
      granted: granted.get(line.variationId) ?? 0,
    })),
  };
}

type Target = { sellable: Sellable; pieces: number };

function targetsOf(asked: readonly WantedLine[], sellable: ReadonlyMap<number, Sellable>, owner: Owner): Target[] {
  const targets = asked.flatMap((line) => {
    const known = sellable.get(line.variationId);
    return known && known.productId === line.productId ? [{ sellable: known, pieces: wholePacks(line.quantity, known.pack) }] : [];
  });
  if ("accountId" in owner) return targets.sort((a, b) => a.sellable.id - b.sellable.id);
  return targets.slice(0, 1).map((target) => ({ ...target, pieces: Math.min(target.pieces, target.sellable.pack) }));
}

async function apply(shop: Shop, owner: Owner, targets: readonly Target[]): Promise<{ target: Target; granted: number }[]> {
  const endOf = await reservationTime(shop);
  const cart = await livingCart(shop, owner);
  return shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const locked = cart && (await lockCart(tx, cart.id));
    const isLiving = locked?.state === "open" && !isOver(locked.reserved_until, now);
    const held = new Map(isLiving ? (await selectLines(tx, locked.id)).map((line) => [line.variationId, line.pieces]) : []);
    await giveBackSurplus(tx, isLiving ? locked : undefined, held, targets);
    const granted = [];
    for (const target of targets)
      granted.push({ target, granted: await growTo(tx, target, Math.min(held.get(target.sellable.id) ?? 0, target.pieces)) });

    const kept = granted.filter((line) => line.granted > 0);
    if (kept.length === 0) {
      if (isLiving) await closeCart(tx, locked.id, "deleted", now);
      return granted;
    }
    const id = isLiving ? locked.id : randomUUID();
    if (isLiving) await setReservedUntil(tx, id, endOf(locked.opened_at, now));
    else await insertCart(tx, owner, { id, suborderId: randomUUID(), openedAt: now, reservedUntil: endOf(now, now) });
    for (const { target, granted: pieces } of kept) {
      const before = held.get(target.sellable.id) ?? 0;
      const kept = Math.min(before, target.pieces);
      if (pieces > kept || before === 0)
        await addToLine(tx, { cartId: id, variationId: target.sellable.id, pieces: pieces - kept, price: target.sellable.price, now });
    }
    return granted;
  });
}

/** What the cart holds beyond the targets goes back, lines of other variations whole. */
async function giveBackSurplus(
  tx: Tx,
  cart: CartRow | undefined,
  held: ReadonlyMap<number, number>,
  targets: readonly Target[],
): Promise<void> {
  if (!cart) return;
  const wanted = new Map(targets.map((target) => [target.sellable.id, target.pieces]));
  const surplus = [...held]
    .map(([variationId, pieces]) => ({ variationId, pieces: pieces - (wanted.get(variationId) ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
  await release(tx, surplus);
  for (const { variationId } of surplus) {
    const left = wanted.get(variationId) ?? 0;
    if (left === 0) await deleteLine(tx, cart.id, variationId);
    else await setLinePieces(tx, cart.id, variationId, left);
  }
}

/** Reserves up to the target in whole packs: all that is missing at once, else pack by pack as long as there is any. */
async function growTo(tx: Tx, { sellable, pieces }: Target, from: number): Promise<number> {
  const missing = pieces - from;
  if (missing <= 0) return from;
  if (await reserve(tx, { variationId: sellable.id, pieces: missing })) return pieces;
  let have = from;
  while (have < pieces && (await reserve(tx, { variationId: sellable.id, pieces: sellable.pack }))) have += sellable.pack;
  return have;
}

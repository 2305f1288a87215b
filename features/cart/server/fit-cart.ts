import { randomUUID } from "node:crypto";
import type { Instant } from "../../../platform/time.ts";
import { undo, type Undo } from "../../../platform/db/changes.ts";
import type { Shop, Tx } from "../../shop.ts";
import { lockStock, release, reserveEach, type Pieces, type StockRow } from "../../stock/stock.server.ts";
import { mostOf, reachable, type Share } from "../share.rules.ts";
import type { Owner } from "./cart-owner.ts";
import { closeCart, insertCart, setReservedUntil, type CartRow } from "./cart.queries.ts";
import { selectLines, writeLines, type Line } from "./lines.queries.ts";
import { lockLivingCart } from "./lock-living-cart.ts";
import { readShareOf } from "./read-share.ts";
import { reservationTime } from "./reservation-time.ts";
import type { Sellable } from "./sellable.queries.ts";
import { selectElsewhere } from "./share.queries.ts";
import { lockBlacklisted, selectBlacklisted } from "./standing.queries.ts";

export type Wanted = Sellable & Pieces;
export type Fitted = {
  /** Pieces the cart now holds, by variation. */
  held: Map<number, number>;
  /** What is missing because nothing more was free, not because of a share. */
  soldOut: Pieces[];
};
/** `by`: the browser that asks. */
type Fitting = { owner: Owner; cart: CartRow | undefined; wanted: readonly Wanted[]; completedOrders: number; by: string };

/**
 * One transaction that makes a cart hold what is wanted as far as there is any: the cart is locked first, then every
 * stock row it touches in ascending order (security.md S2). Undefined when the cart moved on meanwhile, nothing changed
 * when its account was blacklisted (S28).
 */
export async function fitCart(shop: Shop, fitting: Fitting): Promise<Outcome> {
  if (!fitting.cart && fitting.wanted.length === 0) return { held: new Map(), soldOut: [] };
  const [endOf, share] = await Promise.all([reservationTime(shop), readShareOf(shop, fitting)]);
  return shop.db.write(
    async (tx): Promise<Outcome | Undo<Outcome>> => {
      const cart = await cartToFit(tx, shop, fitting);
      if (!cart) return undefined;
      const { now } = cart;
      const lines = fitting.cart ? await selectLines(tx, cart.id) : [];
      const fitted = await fitLines(tx, fitting, { lines, share, now });
      await writeLines(tx, cart.id, fitted.changed, now);
      const result = { held: fitted.held, soldOut: fitted.soldOut };
      if (await (fitting.cart ? selectBlacklisted : lockBlacklisted)(tx, fitting.owner)) return undo<Outcome>("blacklisted");
      const isEmpty = [...fitted.held.values()].every((pieces) => pieces === 0);
      if (isEmpty && !fitting.cart) return undo<Outcome>(result);
      if (isEmpty) await closeCart(tx, cart.id, "deleted", now);
      else await setReservedUntil(tx, cart.id, endOf(cart.openedAt, now));
      return result;
    },
    { by: fitting.by },
  );
}

type Outcome = Fitted | "blacklisted" | undefined;

/** The cart, locked; a new one when the owner has none. Undefined when it ended, or another was opened, meanwhile. */
async function cartToFit(
  tx: Tx,
  shop: Shop,
  { owner, cart }: Fitting,
): Promise<{ id: string; openedAt: Instant; now: Instant } | undefined> {
  if (cart) {
    const locked = await lockLivingCart(tx, shop, cart.id);
    return locked && { ...locked.cart, now: locked.now };
  }
  const [id, now] = [randomUUID(), shop.clock.now()];
  const opened = await insertCart(tx, owner, { id, suborderId: randomUUID(), openedAt: now, reservedUntil: now });
  return opened && { id, openedAt: now, now };
}

type Found = { lines: readonly Line[]; share: Share | undefined; now: Instant };

async function fitLines(tx: Tx, { owner, wanted }: Fitting, { lines, share, now }: Found) {
  const before = new Map(lines.map((line) => [line.variationId, line.pieces]));
  const stock = new Map(
    (await lockStock(tx, [...new Set([...before.keys(), ...wanted.map((one) => one.variationId)])])).map((row) => [row.variationId, row]),
  );
  const mostFor = await mostOfEach(tx, { owner, wanted, share, now });
  const targets = wanted.map((one) => {
    const row = stock.get(one.variationId) ?? { onHand: 0, reserved: 0 };
    const held = before.get(one.variationId) ?? 0;
    const limits = { wanted: one.pieces, held, most: mostFor(one, row), pack: one.pack };
    const pieces = reachable({ ...limits, free: row.onHand - row.reserved });
    return { ...one, pieces, missing: reachable({ ...limits, free: one.pieces }) - pieces };
  });

  const target = new Map(targets.map((one) => [one.variationId, one.pieces]));
  const surplus = lines
    .map((line) => ({ ...line, pieces: line.pieces - (target.get(line.variationId) ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
  const growth = targets
    .map((one) => ({ ...one, pieces: one.pieces - (before.get(one.variationId) ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
  await release(tx, surplus);
  const reserved = await reserveEach(tx, growth);
  if (reserved.size !== growth.length) throw new Error("a locked row of stock was taken by somebody else");

  const gone = surplus.filter((line) => !target.has(line.variationId)).map((line) => ({ variationId: line.variationId, pieces: 0 }));
  return {
    held: target,
    soldOut: targets.filter((one) => one.missing > 0).map((one) => ({ variationId: one.variationId, pieces: one.missing })),
    changed: [...targets, ...gone].map(({ variationId, pieces }) => ({ variationId, pieces })),
  };
}

/** How much of each variation this owner may hold at most (S6); the rows are locked, so the sums stand. */
async function mostOfEach(
  tx: Tx,
  { owner, wanted, share, now }: Pick<Fitting, "owner" | "wanted"> & Omit<Found, "lines">,
): Promise<(goods: Wanted, row: Pick<StockRow, "onHand">) => number> {
  const variationIds = wanted.map(({ variationId }) => variationId);
  const elsewhere = share ? await selectElsewhere(tx, { owner, variationIds, now }) : new Map<number, number>();
  return ({ variationId, pack }, { onHand }) => mostOf(share, { onHand, pack, elsewhere: elsewhere.get(variationId) ?? 0 });
}

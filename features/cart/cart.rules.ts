import { addHours, type Instant } from "../../platform/time.ts";

/** When a reservation ends that is made or moved now: `basket_lifetime` from now, never past `basket_max_hours` of the cart. */
export function reservationEnd({
  now,
  openedAt,
  lifetimeHours,
  maxHours,
}: {
  now: Instant;
  openedAt: Instant;
  lifetimeHours: number;
  maxHours: number;
}): Instant {
  return new Date(Math.min(addHours(now, lifetimeHours).getTime(), addHours(openedAt, maxHours).getTime()));
}

/** At the very instant of its end a reservation is over. */
export const isOver = (reservedUntil: Instant, now: Instant): boolean => reservedUntil.getTime() <= now.getTime();

/** The largest multiple of the pack within `wanted` pieces. */
export const wholePacks = (wanted: number, pack: number): number => Math.max(0, Math.floor(wanted / pack) * pack);

/** Percent of one variation that guests together, and one account without a completed order, may hold (security.md S6). */
const SHARE_PERCENT = { guests: 30, "new-account": 50 } as const;
export type Holder = keyof typeof SHARE_PERCENT | "known-account";

/** Which holder an account is. */
export const accountHolder = (completedOrders: number): Holder => (completedOrders > 0 ? "known-account" : "new-account");

/** Percent of the pieces on hand that an account may hold before its first completed order. */
export const NEW_ACCOUNT_PERCENT = SHARE_PERCENT["new-account"];

/** The most pieces of a variation such a holder may hold; a whole pack is always allowed. */
export function shareOf(holder: Holder, { onHand, pack }: { onHand: number; pack: number }): number {
  if (holder === "known-account") return Number.MAX_SAFE_INTEGER;
  return Math.max(pack, Math.floor((onHand * SHARE_PERCENT[holder]) / 100));
}

/**
 * Pieces a cart can come to hold when it wants `wanted`, holds `held`, and `free` are nobody's: whole packs, never more
 * than its share, though the share takes nothing away that is held already.
 */
export function reachable({
  wanted,
  held,
  free,
  share,
  pack,
}: {
  wanted: number;
  held: number;
  free: number;
  share: number;
  pack: number;
}): number {
  return wholePacks(Math.min(wanted, held + free, Math.max(held, share)), pack);
}

export type Stepper = { minus: "minus" | "trash"; plus: "on" | "off" | "hidden" };

/**
 * What the two buttons of a cart line do (specification §4): trash at one pack, or when removing a pack would fall
 * below the product's minimum while the pack is at least that minimum; plus off at stock, hidden after a refusal.
 * `stock` is what the cart could still add plus what it holds; `productPieces` is summed over variations.
 */
export function stepper(line: {
  quantity: number;
  pack: number;
  minimum: number;
  productPieces: number;
  stock: number;
  maxQuantity: boolean;
}): Stepper {
  const wouldFallShort = line.productPieces - line.pack < line.minimum && line.pack >= line.minimum;
  const minus = line.quantity <= line.pack || wouldFallShort ? "trash" : "minus";
  if (line.maxQuantity) return { minus, plus: "hidden" };
  return { minus, plus: line.quantity + line.pack > line.stock ? "off" : "on" };
}

export type MinimumLine = { productId: number; name: string; minimum: number; pieces: number };
export type MissingMinimum = { id: number; name: string; min_order_amount: number; missing: number };

/** Products whose pieces, summed over their variations, are under their minimum. */
export function productsUnderMinimum(lines: readonly MinimumLine[]): MissingMinimum[] {
  const products = new Map<number, MinimumLine>();
  for (const line of lines) {
    const before = products.get(line.productId);
    products.set(line.productId, { ...line, pieces: line.pieces + (before?.pieces ?? 0) });
  }
  return [...products.values()]
    .filter(({ pieces, minimum }) => pieces < minimum)
    .map(({ productId, name, minimum, pieces }) => ({ id: productId, name, min_order_amount: minimum, missing: minimum - pieces }));
}

/** Sums wanted pieces per variation, so that two lines of one variation are one. */
export function sumPerVariation<Line extends { variationId: number; quantity: number }>(lines: readonly Line[]): Line[] {
  const summed = new Map<number, Line>();
  for (const line of lines) {
    const before = summed.get(line.variationId);
    summed.set(line.variationId, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...summed.values()];
}

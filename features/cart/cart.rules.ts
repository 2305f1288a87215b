import { addHours, type Instant } from "../../platform/time.ts";
import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "../../platform/money.ts";
import type { Id } from "../../platform/ids.ts";

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

export type MinimumLine = { productId: Id<"product">; name: string; minimum: number; pieces: number };
export type MissingMinimum = { id: Id<"product">; name: string; min_order_amount: number; missing: number };

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

type PricedLine = { pack: number; minimum: number; price: Kopiykas; pieces: number };

/** Goods sold by the pack or from a minimum on; everything else is retail, which a smallest sum does not bind (decisions.md §2). */
const isWholesale = ({ pack, minimum }: PricedLine): boolean => pack > 1 || minimum > 1;

/**
 * The smallest sum an order of these lines has to reach, and what its wholesale lines are short of it; both 0 without
 * wholesale lines. Kopiykas.
 */
export function smallestSum(lines: readonly PricedLine[], minOrder: Kopiykas): { minimum: Kopiykas; missing: Kopiykas } {
  const wholesale = lines.filter(isWholesale);
  if (wholesale.length === 0) return { minimum: kopiykas(0), missing: kopiykas(0) };
  const sum = sumKopiykas(wholesale.map(({ price, pieces }) => timesPieces(price, pieces)));
  return { minimum: minOrder, missing: kopiykas(Math.max(0, minOrder - sum)) };
}

/** Sums wanted pieces per variation, so that two lines of one variation are one. */
export function sumPerVariation<Line extends { variationId: Id<"variation">; quantity: number }>(lines: readonly Line[]): Line[] {
  const summed = new Map<number, Line>();
  for (const line of lines) {
    const before = summed.get(line.variationId);
    summed.set(line.variationId, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...summed.values()];
}

import { addHours, type Instant } from "../../platform/time/time.ts";
import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "../../platform/money/money.ts";
import type { Id } from "../../platform/ids.ts";

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

export const isOver = (reservedUntil: Instant, now: Instant): boolean => reservedUntil.getTime() <= now.getTime();

export const wholePacks = (wanted: number, pack: number): number => Math.max(0, Math.floor(wanted / pack) * pack);

/** Pieces in whole packs of all variations of each product together; `more`: pieces of the variation that could be added. */
export function addableOfProducts(
  variations: readonly { productId: Id<"product">; pack: number; more: number }[],
): Map<Id<"product">, number> {
  const addable = new Map<Id<"product">, number>();
  for (const { productId, pack, more } of variations) addable.set(productId, (addable.get(productId) ?? 0) + wholePacks(more, pack));
  return addable;
}

export type Stepper = { minus: "minus" | "trash"; plus: "on" | "off" | "hidden" };

/** Minus becomes trash at one pack or where less misses a met minimum; plus is off at `stock`, hidden once refused (specification §4). */
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

/** Sold by the pack or with a minimum; the smallest sum does not bind retail (decisions.md §2). */
const isWholesale = ({ pack, minimum }: PricedLine): boolean => pack > 1 || minimum > 1;

/** The smallest sum of an order and what its wholesale lines lack, kopiykas; both 0 without wholesale lines. */
export function smallestSum(lines: readonly PricedLine[], minOrder: Kopiykas): { minimum: Kopiykas; missing: Kopiykas } {
  const wholesale = lines.filter(isWholesale);
  if (wholesale.length === 0) return { minimum: kopiykas(0), missing: kopiykas(0) };
  const sum = sumKopiykas(wholesale.map(({ price, pieces }) => timesPieces(price, pieces)));
  return { minimum: minOrder, missing: kopiykas(Math.max(0, minOrder - sum)) };
}

export function sumPerVariation<Line extends { variationId: Id<"variation">; quantity: number }>(lines: readonly Line[]): Line[] {
  const summed = new Map<number, Line>();
  for (const line of lines) {
    const before = summed.get(line.variationId);
    summed.set(line.variationId, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...summed.values()];
}

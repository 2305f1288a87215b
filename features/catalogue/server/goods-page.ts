import { readAtSlots, unpack, type PackedSet } from "./packed-set.ts";
import { emptySet, isInSet, WORD, type ProductSet } from "./product-set.ts";

/** Slots in an order; `rank` tells by slot where in it each stands, where that is known. */
export type GoodsOrder = { order: ArrayLike<number>; rank?: Uint32Array };
type Goods = { passed: PackedSet; total: number };
type Span = { from: number; to: number };

/**
 * The `from`-th of those that passed and the ones after it, `to` excluded, as an order has them: few are put in order
 * by themselves, of many the order is walked until the page is full.
 */
export function pageOf({ order, rank }: GoodsOrder, { passed, total }: Goods, { from, to }: Span): number[] {
  const walked = (order.length * Math.min(to, total)) / Math.max(1, total);
  if (rank && total * (Math.log2(total + 1) + SORTING) < walked) return ordered({ order, rank }, passed, total).slice(from, to);
  const set = laidOut(passed);
  const page: number[] = [];
  let seen = 0;
  for (let at = 0; at < order.length && seen < to; at += 1) {
    const slot = order[at] ?? 0;
    if (!isInSet(set, slot)) continue;
    if (seen >= from) page.push(slot);
    seen += 1;
  }
  takeAway(passed, set);
  return page;
}

let known = emptySet(0);

/** A packed set at its full length, in one that is empty again after `takeAway`: fresh ones would be garbage by the megabyte. */
function laidOut(passed: PackedSet): ProductSet {
  const slots = ((passed.at.at(-1) ?? 0) + 1) * WORD;
  if (known.length * WORD < slots) known = emptySet(slots);
  return unpack(passed, known);
}

function takeAway({ at }: PackedSet, set: ProductSet): void {
  for (let next = 0; next < at.length; next += 1) set[at[next] ?? 0] = 0;
}

/** What a slot costs to be looked up and taken along, in steps of sorting. */
const SORTING = 4;

function ordered({ order, rank }: Required<GoodsOrder>, passed: PackedSet, total: number): number[] {
  const ranks = new Uint32Array(total);
  readAtSlots(passed, rank, ranks);
  return Array.from(ranks.sort(), (at) => order[at] ?? 0);
}

import { markAtSlots, unpack, type PackedSet } from "../collections/packed-set.ts";
import { bitsOf, emptySet, isInSet, WORD, type ProductSet } from "../collections/product-set.ts";

/** Slots in an order; `rank` tells by slot where in it each stands, where that is known. */
export type GoodsOrder = { order: ArrayLike<number>; rank?: Uint32Array };
type Goods = { passed: PackedSet; total: number };
type Span = { from: number; to: number };

/**
 * The `from`-th of those that passed and the ones after it, `to` excluded, as an order has them: a page that is near is
 * walked to along the order; to one that is far those that passed are counted by where in the order they stand.
 */
export function pageOf({ order, rank }: GoodsOrder, { passed, total }: Goods, { from, to }: Span): number[] {
  const walked = (order.length * Math.min(to, total)) / Math.max(1, total);
  return rank && total + order.length / WORD < walked * WALKING
    ? counted({ order, rank }, passed, { from, to })
    : walkedTo(order, passed, { from, to: Math.min(to, total) });
}

/** What a step along the order costs, in slots that are marked where they stand or words whose marks are counted. */
const WALKING = 2;

function counted({ order, rank }: Required<GoodsOrder>, passed: PackedSet, { from, to }: Span): number[] {
  const marks = emptied(order.length);
  markAtSlots(passed, rank, marks);
  const page: number[] = [];
  for (let word = 0, seen = 0; word * WORD < order.length && seen < to; word += 1) {
    const after = seen + bitsOf(marks[word] ?? 0);
    for (let bits = after > from ? (marks[word] ?? 0) : 0; bits !== 0 && seen < to; bits &= bits - 1) {
      if (seen >= from) page.push(order[word * WORD + WORD - 1 - Math.clz32(bits & -bits)] ?? 0);
      seen += 1;
    }
    seen = after;
  }
  marks.fill(0);
  return page;
}

function walkedTo(order: ArrayLike<number>, passed: PackedSet, { from, to }: Span): number[] {
  const set = unpack(passed, emptied(((passed.at.at(-1) ?? 0) + 1) * WORD));
  const page: number[] = [];
  for (let at = 0, seen = 0; at < order.length && seen < to; at += 1) {
    const slot = order[at] ?? 0;
    if (!isInSet(set, slot)) continue;
    if (seen >= from) page.push(slot);
    seen += 1;
  }
  takeAway(passed, set);
  return page;
}

let known = emptySet(0);

/** A set with room for so many slots, for whoever empties it again: fresh ones would be garbage by the megabyte. */
function emptied(slots: number): ProductSet {
  if (known.length * WORD < slots) known = emptySet(slots);
  return known;
}

function takeAway({ at }: PackedSet, set: ProductSet): void {
  for (let next = 0; next < at.length; next += 1) set[at[next] ?? 0] = 0;
}

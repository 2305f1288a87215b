import { forEachSlot, unpack, type PackedSet } from "../collections/packed-set.ts";
import { addToSet, bitsOf, emptySet, isInSet, lowestSlot, WORD } from "../collections/product-set.ts";

/** `rank`, where it is known, is each slot's position in `order`. */
export type GoodsOrder = { order: ArrayLike<number>; rank?: Uint32Array };
type Goods = { passed: PackedSet; total: number };
type Span = { from: number; to: number };

/** Slots from `from` up to but not including `to`: a near page by walking the order, a far one by counting ranks. */
export function pageOf({ order, rank }: GoodsOrder, { passed, total }: Goods, { from, to }: Span): number[] {
  const steps = (order.length * Math.min(to, total)) / Math.max(1, total);
  return rank && total + order.length / WORD < steps * STEP
    ? byRank({ order, rank }, passed, { from, to })
    : byWalking(order, passed, { from, to: Math.min(to, total) });
}

/** Cost of a step along the order, measured in ranks written or words counted. */
const STEP = 2;

function byRank({ order, rank }: Required<GoodsOrder>, passed: PackedSet, { from, to }: Span): number[] {
  const ranks = emptySet(order.length);
  forEachSlot(passed, (slot) => addToSet(ranks, rank[slot] ?? 0));
  const page: number[] = [];
  for (let word = 0, seen = 0; word < ranks.length && seen < to; word += 1) {
    const after = seen + bitsOf(ranks[word] ?? 0);
    for (let bits = after > from ? (ranks[word] ?? 0) : 0; bits !== 0 && seen < to; bits &= bits - 1) {
      if (seen >= from) page.push(order[lowestSlot(word, bits)] ?? 0);
      seen += 1;
    }
    seen = after;
  }
  return page;
}

function byWalking(order: ArrayLike<number>, passed: PackedSet, { from, to }: Span): number[] {
  const set = unpack(passed, emptySet(((passed.at.at(-1) ?? 0) + 1) * WORD));
  const page: number[] = [];
  for (let at = 0, seen = 0; at < order.length && seen < to; at += 1) {
    const slot = order[at] ?? 0;
    if (!isInSet(set, slot)) continue;
    if (seen >= from) page.push(slot);
    seen += 1;
  }
  return page;
}

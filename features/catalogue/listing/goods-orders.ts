import type { Kopiykas } from "../../../platform/money/money.ts";
import { grown } from "../collections/grown.ts";
import { firstThat } from "../collections/sorted-list.ts";
import type { Id } from "../../../platform/ids.ts";

export type Sort = "popular" | "new" | "cheaper" | "dearer" | "discount";

export type Sorted = {
  id: Id<"product">;
  price: Kopiykas;
  oldPrice: Kopiykas | null;
  available: boolean;
  top_sales: boolean;
  sold_recently: number;
  /** Milliseconds. */
  first_seen_at: number;
};

type Kept = { keys: Float64Array; order: Uint32Array; rank?: Uint32Array };

export function openGoodsOrders(bySlot: readonly (Sorted | undefined)[]) {
  const orders = new Map<Sort, Kept>();

  const isBefore =
    (keys: Float64Array) =>
    (a: number, b: number): number =>
      (keys[a] ?? 0) - (keys[b] ?? 0) || (bySlot[a]?.id ?? 0) - (bySlot[b]?.id ?? 0);

  const made = (sort: Sort): Kept => {
    const known = orders.get(sort);
    if (known) return known;
    const keys = Float64Array.from(bySlot, (product) => (product ? sortKeys[sort](product) : 0));
    const fresh: Kept = { keys, order: Uint32Array.from(bySlot.keys()).sort(isBefore(keys)) };
    orders.set(sort, fresh);
    return fresh;
  };

  return {
    order: (sort: Sort): Uint32Array => made(sort).order,
    rank(sort: Sort): Uint32Array {
      const kept = made(sort);
      kept.rank ??= ranksIn(kept.order);
      return kept.rank;
    },
    positionOf(sort: Sort, product: Sorted): number {
      const { keys, order } = made(sort);
      const key = sortKeys[sort](product);
      return firstThat(order, (slot) => (keys[slot] ?? 0) >= key);
    },
    replace(slots: readonly number[]): void {
      for (const [sort, { keys, order }] of orders) {
        const longer = bySlot.length > keys.length ? grown(keys, bySlot.length) : keys;
        for (const slot of slots) longer[slot] = bySlot[slot] ? sortKeys[sort](bySlot[slot]) : (longer[slot] ?? 0);
        orders.set(sort, { keys: longer, order: putInPlace(order, slots, bySlot.length, isBefore(longer)) });
      }
    },
  };
}

function ranksIn(order: Uint32Array): Uint32Array {
  const rank = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) rank[order[at] ?? 0] = at;
  return rank;
}

/** Smallest first; out of stock sinks to the end of every order. */
const sortKeys: Record<Sort, (product: Sorted) => number> = {
  popular,
  new: (product) => sunk(product) + (LATEST - product.first_seen_at),
  cheaper: (product) => sunk(product) + product.price,
  dearer: (product) => sunk(product) + (LATEST - product.price),
  discount: ({ price, oldPrice, available }) => (available ? 0 : 2) + (oldPrice ? price / oldPrice : 1),
};

/** Larger than any instant in milliseconds and any price in kopiykas; sums of a few stay exact. */
const LATEST = 2 ** 44;
const sunk = ({ available }: Sorted): number => (available ? 0 : LATEST * 4);

function popular({ available, top_sales, sold_recently, first_seen_at }: Sorted): number {
  const shelf = (available ? 0 : 2) + (top_sales ? 0 : 1);
  const unsold = MOST_SOLD - Math.min(sold_recently, MOST_SOLD);
  return (shelf * (MOST_SOLD + 1) + unsold) * LATEST_MINUTE + (LATEST_MINUTE - Math.floor(first_seen_at / 60_000));
}

/** `popular` packs pieces and minutes, until the year 2097, into one exact number. */
const MOST_SOLD = 2 ** 22;
const LATEST_MINUTE = 2 ** 26;

function putInPlace(order: Uint32Array, moved: readonly number[], slots: number, compare: (a: number, b: number) => number): Uint32Array {
  const waiting = Uint32Array.from(new Set(moved)).sort(compare);
  const isMoved = new Uint8Array(slots);
  for (const slot of waiting) isMoved[slot] = 1;
  const placed = new Uint32Array(slots);
  let [next, first] = [0, 0];
  const place = (slot: number): void => {
    placed[next] = slot;
    next += 1;
  };
  for (const slot of order) {
    if (isMoved[slot] === 1) continue;
    for (; first < waiting.length && compare(waiting[first] ?? 0, slot) < 0; first += 1) place(waiting[first] ?? 0);
    place(slot);
  }
  for (; first < waiting.length; first += 1) place(waiting[first] ?? 0);
  return placed;
}

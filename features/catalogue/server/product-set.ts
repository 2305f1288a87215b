/** A set of products, a bit for each slot of the shelves. */
export type ProductSet = Uint32Array;

export const emptySet = (slots: number): ProductSet => new Uint32Array((slots + 31) >>> 5);

export const isInSet = (set: ProductSet, slot: number): boolean => ((set[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

export function addToSet(set: ProductSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function removeFromSet(set: ProductSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** What is in all of them; at least one is given. */
export function inAllSets([first = emptySet(0), ...others]: readonly ProductSet[]): ProductSet {
  const both = first.slice();
  for (const other of others) {
    for (let word = 0; word < both.length; word += 1) both[word] = (both[word] ?? 0) & (other[word] ?? 0);
  }
  return both;
}

/** The `from`-th of those in the set and the ones after it, `to` excluded, as an order has them. */
export function pageOf(order: Iterable<number>, set: ProductSet, { from, to }: { from: number; to: number }): number[] {
  const page: number[] = [];
  let seen = 0;
  for (const slot of order) {
    if (!isInSet(set, slot)) continue;
    if (seen >= from) page.push(slot);
    seen += 1;
    if (seen >= to) break;
  }
  return page;
}

/** A set of products, a bit for each slot of the shelves. Sets that meet are equally long. */
export type ProductSet = Uint32Array;

const WORD = 32;

export const emptySet = (slots: number): ProductSet => new Uint32Array((slots + WORD - 1) >>> 5);

export const isInSet = (set: ProductSet, slot: number): boolean => ((set[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

export function addToSet(set: ProductSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function removeFromSet(set: ProductSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** What is in all of them, at least one is given; written into a set of its own or into the given one. */
export function inAllSets([first = emptySet(0), ...others]: readonly ProductSet[], into?: ProductSet): ProductSet {
  const both = copied(first, into);
  for (const other of others) {
    for (let word = 0; word < both.length; word += 1) both[word] = (both[word] ?? 0) & (other[word] ?? 0);
  }
  return both;
}

export function addSet(set: ProductSet, other: ProductSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** What is in the first and not in the second, written into the third. */
export function without(set: ProductSet, other: ProductSet, into: ProductSet): ProductSet {
  const left = copied(set, into);
  for (let word = 0; word < left.length; word += 1) left[word] = (left[word] ?? 0) & ~(other[word] ?? 0);
  return left;
}

/** A copy of a set, in another that is as long where there is one. */
export function copied(set: ProductSet, into?: ProductSet): ProductSet {
  if (!into) return set.slice();
  into.set(set);
  return into;
}

export function sizeOf(set: ProductSet): number {
  let size = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    if (bits === 0) continue;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    size += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/** Goes through the slots of a set in their order, until `visit` answers true. */
export function findSlot(set: ProductSet, visit: (slot: number) => boolean): number | undefined {
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const slot = word * WORD + WORD - 1 - Math.clz32(bits & -bits);
      if (visit(slot)) return slot;
    }
  }
  return undefined;
}

/** The `from`-th of those in the set and the ones after it, `to` excluded, as an order has them. */
export function pageOf(order: ArrayLike<number>, set: ProductSet, { from, to }: { from: number; to: number }): number[] {
  const page: number[] = [];
  let seen = 0;
  for (let at = 0; at < order.length && seen < to; at += 1) {
    const slot = order[at] ?? 0;
    if (!isInSet(set, slot)) continue;
    if (seen >= from) page.push(slot);
    seen += 1;
  }
  return page;
}

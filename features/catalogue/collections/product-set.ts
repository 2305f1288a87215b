/** A bit for each product's slot. Only sets of one length can be combined. */
export type ProductSet = Uint32Array;

export const WORD = 32;

export const emptySet = (slots: number): ProductSet => new Uint32Array((slots + WORD - 1) >>> 5);

export const isInSet = (set: ProductSet, slot: number): boolean => ((set[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

export function addToSet(set: ProductSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function removeFromSet(set: ProductSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export function inAllSets([first = emptySet(0), ...others]: readonly ProductSet[]): ProductSet {
  const both = first.slice();
  for (const other of others) {
    for (let word = 0; word < both.length; word += 1) both[word] = (both[word] ?? 0) & (other[word] ?? 0);
  }
  return both;
}

export function without(set: ProductSet, other: ProductSet): ProductSet {
  const left = set.slice();
  for (let word = 0; word < left.length; word += 1) left[word] = (left[word] ?? 0) & ~(other[word] ?? 0);
  return left;
}

export function sizeOf(set: ProductSet): number {
  let size = 0;
  for (let word = 0; word < set.length; word += 1) size += bitsOf(set[word] ?? 0);
  return size;
}

export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function findSlot(set: ProductSet, visit: (slot: number) => boolean): number | undefined {
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const slot = lowestSlot(word, bits);
      if (visit(slot)) return slot;
    }
  }
  return undefined;
}

/** The slot of the lowest set bit of a word; `bits & (bits - 1)` is the word without it. */
export const lowestSlot = (word: number, bits: number): number => word * WORD + WORD - 1 - Math.clz32(bits & -bits);

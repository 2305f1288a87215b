import { addToSet, bitsOf, type ProductSet } from "./product-set.ts";

/**
 * A set of products without its empty words: `at` tells which words of the shelves these are, `words` holds them. The goods
 * of one place stand close together, so a place is a small part of the shelves. What is packed by the same `at` can meet.
 */
export type PackedSet = { at: Uint32Array; words: ProductSet };

/** Packs a set as long as the shelves, or packs closer what was packed by `by` already. */
export function pack(set: ProductSet, by?: Uint32Array): PackedSet {
  let held = 0;
  for (let word = 0; word < set.length; word += 1) if (set[word] !== 0) held += 1;
  const [at, words] = [new Uint32Array(held), new Uint32Array(held)];
  let next = 0;
  for (let word = 0; word < set.length; word += 1) {
    if (set[word] === 0) continue;
    at[next] = by ? (by[word] ?? 0) : word;
    words[next] = set[word] ?? 0;
    next += 1;
  }
  return { at, words };
}

/** Writes a packed set into an empty one as long as the shelves. */
export function unpack({ at, words }: PackedSet, into: ProductSet): ProductSet {
  for (let next = 0; next < at.length; next += 1) into[at[next] ?? 0] = words[next] ?? 0;
  return into;
}

/** Adds to words packed by `at` what a set holds there. */
export function addPacked(words: ProductSet, at: Uint32Array, set: ProductSet): void {
  for (let next = 0; next < at.length; next += 1) words[next] = (words[next] ?? 0) | (set[at[next] ?? 0] ?? 0);
}

/** How many of a packed set are in another as long as the shelves. */
export function sizeWithin({ at, words }: PackedSet, set: ProductSet): number {
  let size = 0;
  for (let next = 0; next < at.length; next += 1) size += bitsOf((words[next] ?? 0) & (set[at[next] ?? 0] ?? 0));
  return size;
}

/** Marks in an empty set, for each slot of a packed one, the number it has. */
export function markAtSlots({ at, words }: PackedSet, numbers: Uint32Array, marks: ProductSet): void {
  for (let word = 0; word < at.length; word += 1) {
    const base = ((at[word] ?? 0) << 5) + 31;
    for (let bits = words[word] ?? 0; bits !== 0; bits &= bits - 1) addToSet(marks, numbers[base - Math.clz32(bits & -bits)] ?? 0);
  }
}

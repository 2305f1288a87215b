import { bitsOf, lowestSlot, type ProductSet } from "./product-set.ts";

/** A set without its empty words: `words` are the rest, `at` their positions. Only sets with the same `at` can be combined. */
export type PackedSet = { at: Uint32Array; words: ProductSet };

/** Packs a set by its own words, or by those of an earlier set's `at`. */
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

export function unpack({ at, words }: PackedSet, into: ProductSet): ProductSet {
  for (let next = 0; next < at.length; next += 1) into[at[next] ?? 0] = words[next] ?? 0;
  return into;
}

export function addPacked(words: ProductSet, at: Uint32Array, set: ProductSet): void {
  for (let next = 0; next < at.length; next += 1) words[next] = (words[next] ?? 0) | (set[at[next] ?? 0] ?? 0);
}

export function sizeWithin({ at, words }: PackedSet, set: ProductSet): number {
  let size = 0;
  for (let next = 0; next < at.length; next += 1) size += bitsOf((words[next] ?? 0) & (set[at[next] ?? 0] ?? 0));
  return size;
}

export function forEachSlot({ at, words }: PackedSet, visit: (slot: number) => void): void {
  for (let next = 0; next < at.length; next += 1) {
    for (let bits = words[next] ?? 0; bits !== 0; bits &= bits - 1) visit(lowestSlot(at[next] ?? 0, bits));
  }
}

import { grown } from "../collections/grown.ts";
import type { PackedSet } from "../collections/packed-set.ts";
import { without, WORD, type ProductSet } from "../collections/product-set.ts";

/** Kopiykas, both included. */
export type PriceSpan = { priceMin?: number; priceMax?: number };

/** Higher prices count as this one. */
const BITS = 30;
const DEAREST = 2 ** BITS - 1;

/** Bit-sliced: a word of slots has one word for each bit of its prices, the lowest first, so 32 prices are compared at once. */
export function openPriceBits() {
  let bits = new Uint32Array(0);
  let used = 0;

  return {
    reserve(slots: number): void {
      const length = Math.ceil(slots / WORD) * BITS;
      if (length > bits.length) bits = grown(bits, length);
    },
    put(slot: number, price: number): void {
      const kept = Math.min(price, DEAREST);
      const first = (slot >>> 5) * BITS;
      const own = 1 << (slot & 31);
      for (let bit = 0; bit < BITS; bit += 1) {
        const others = (bits[first + bit] ?? 0) & ~own;
        bits[first + bit] = (kept & (1 << bit)) === 0 ? others : others | own;
      }
      used |= kept;
    },
    costing(section: PackedSet, { priceMin = 0, priceMax = DEAREST }: PriceSpan): ProductSet {
      const enough = priceMin > 0 ? atLeast(section, { bits, used, price: Math.min(priceMin, DEAREST) }) : section.words.slice();
      return priceMax < DEAREST ? without(enough, atLeast(section, { bits, used, price: priceMax + 1 })) : enough;
    },
  };
}

function atLeast({ at, words }: PackedSet, { bits, used, price }: { bits: Uint32Array; used: number; price: number }): ProductSet {
  const chosen = new Uint32Array(at.length);
  const length = 32 - Math.clz32(used | price);
  for (let next = 0; next < at.length; next += 1) {
    const first = (at[next] ?? 0) * BITS;
    let fit = words[next] ?? 0;
    for (let bit = 0; bit < length; bit += 1) {
      const having = bits[first + bit] ?? 0;
      fit = ((price >>> bit) & 1) === 0 ? fit | having : fit & having;
    }
    chosen[next] = fit & (words[next] ?? 0);
  }
  return chosen;
}

import { grown } from "../search/grown.ts";
import { openNamedSets } from "./named-sets.ts";
import type { ProductSet } from "./product-set.ts";

/**
 * The facet values of products by slot: as sets, to choose products by values, and as numbers in a row, to count the
 * values of chosen products.
 */
export function openFacetColumns() {
  const sets = openNamedSets<number>();
  let starts = new Uint32Array(0);
  let lengths = new Uint16Array(0);
  let pool = new Uint32Array(0);
  let used = 0;

  const append = (values: readonly number[]): number => {
    if (used + values.length > pool.length) pool = grown(pool, (used + values.length) * 2);
    pool.set(values, used);
    used += values.length;
    return used - values.length;
  };
  const valuesOf = (slot: number) => pool.subarray(starts[slot], (starts[slot] ?? 0) + (lengths[slot] ?? 0));

  return {
    /** Makes room for so many slots; `places` is how long the sets of everybody else are. */
    reserve(places: number): void {
      sets.reserve(places);
      if (places <= starts.length) return;
      starts = grown(starts, places);
      lengths = grown(lengths, places);
    },
    places: sets.places,
    put(slot: number, values: readonly number[]): void {
      for (const value of valuesOf(slot)) sets.remove(value, slot);
      if (values.length > (lengths[slot] ?? 0)) starts[slot] = append(values);
      else pool.set(values, starts[slot]);
      lengths[slot] = values.length;
      for (const value of values) sets.add(value, slot);
    },
    /** Who has a value. Do not change it. */
    having: (value: number): ProductSet => sets.of(value),
    /** Adds to `counts`, by value, how many products of a set have it; `facets` has a bit for every facet to count. */
    count(chosen: ProductSet, counts: Uint32Array, { facetOf, facets }: { facetOf: readonly number[]; facets: number }): void {
      for (let word = 0; word < chosen.length; word += 1) {
        for (let bits = chosen[word] ?? 0; bits !== 0; bits &= bits - 1) {
          const slot = (word << 5) + 31 - Math.clz32(bits & -bits);
          const start = starts[slot] ?? 0;
          const end = start + (lengths[slot] ?? 0);
          for (let at = start; at < end; at += 1) {
            const value = pool[at] ?? 0;
            if (((facets >>> (facetOf[value] ?? 0)) & 1) === 1) counts[value] = (counts[value] ?? 0) + 1;
          }
        }
      }
    },
  };
}

export type FacetColumns = ReturnType<typeof openFacetColumns>;

import { facetNames } from "./listing-names.ts";
import { openNamedSets } from "../collections/named-sets.ts";
import { sizeWithin, type PackedSet } from "../collections/packed-set.ts";
import { sizeOf, type ProductSet } from "../collections/product-set.ts";
import { openValueRows } from "./value-rows.ts";

/** Facet values of products, kept twice: as sets to filter by, and as rows of numbers to count by. */
export function openFacetColumns() {
  const sets = openNamedSets<number>();
  const rows = facetNames.map(openValueRows);
  const values = facetNames.map((): number[] => []);

  return {
    reserve(capacity: number): void {
      sets.reserve(capacity);
      for (const row of rows) row.reserve(capacity);
    },
    capacity: sets.capacity,
    /** `ofFacets` is empty for a product that has left. */
    put(slot: number, ofFacets: readonly (readonly number[])[]): void {
      for (const [facet, row] of rows.entries()) {
        const own = ofFacets[facet] ?? [];
        for (const value of row.of(slot)) sets.remove(value, slot);
        row.put(slot, own);
        for (const value of own) {
          if (!sets.has(value)) values[facet]?.push(value);
          sets.add(value, slot);
        }
      }
    },
    /** Do not change it. */
    having: (value: number): ProductSet => sets.of(value),
    /** Adds to `counts`, by value, how many products of the set have it; a small set is counted by product, a large one by value. */
    count(chosen: PackedSet, counts: Uint32Array, facets: readonly number[]): void {
      const size = sizeOf(chosen.words);
      for (const facet of facets) {
        const [row, own] = [rows[facet], values[facet] ?? []];
        if (!row) continue;
        if (size * (1 + row.usualLength()) < own.length * chosen.at.length) row.count(chosen, counts);
        else for (const value of own) counts[value] = sizeWithin(chosen, sets.of(value));
      }
    },
  };
}

export type FacetColumns = ReturnType<typeof openFacetColumns>;

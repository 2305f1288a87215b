import { grown } from "../../collections/grown.ts";
import { places, type PlaceName } from "./goods-terms.ts";

type Term = { bits: number; entries: Uint32Array<ArrayBuffer>; length: number };

/** Products by term, to be added slot after slot. An entry is a product's slot with the place where the term stands in it. */
export function openPostings() {
  const byTerm = new Map<string, Term>();
  return {
    add(term: string, slot: number, place: PlaceName): void {
      const known = byTerm.get(term) ?? { bits: 0, entries: new Uint32Array(FIRST_ROOM), length: 0 };
      byTerm.set(term, known);
      known.bits |= places[place].bit;
      if (known.length === known.entries.length) known.entries = grown(known.entries, Math.ceil(known.entries.length * ROOM));
      known.entries[known.length] = (slot << PLACE_BITS) | placeNumbers[place];
      known.length += 1;
    },
    entries: (term: string): Uint32Array => {
      const known = byTerm.get(term);
      return known ? known.entries.subarray(0, known.length) : NONE;
    },
    /** How many products have a term. */
    sizeOf: (term: string): number => byTerm.get(term)?.length ?? 0,
    /** The bits of all places where a term stands anywhere in the shop. */
    bits: (term: string): number => byTerm.get(term)?.bits ?? 0,
    size: () => ({ terms: byTerm.size, entries: [...byTerm.values()].reduce((sum, { length }) => sum + length, 0) }),
  };
}

export type Postings = ReturnType<typeof openPostings>;

export const slotOf = (entry: number): number => entry >>> PLACE_BITS;
/** The place of an entry as a number; `byPlace` gives what belongs to each. */
export const placeOf = (entry: number): number => entry & LAST_PLACE;
export const byPlace = (of: (place: PlaceName) => number): Float64Array => Float64Array.from(placeNames, of);

const PLACE_BITS = 4;
const LAST_PLACE = (1 << PLACE_BITS) - 1;
const FIRST_ROOM = 4;
const ROOM = 1.5;
const NONE = new Uint32Array(0);
const placeNames = Object.keys(places) as PlaceName[];
const placeNumbers = Object.fromEntries(placeNames.map((name, at) => [name, at])) as Record<PlaceName, number>;

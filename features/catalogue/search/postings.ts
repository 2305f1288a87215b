import { places, type PlaceName } from "./goods-terms.ts";

/** Products by term. An entry is a product's slot with the place where the term stands in it. */
export function openPostings() {
  const byTerm = new Map<string, { bits: number; entries: number[] }>();
  return {
    add(term: string, slot: number, place: PlaceName): void {
      const known = byTerm.get(term) ?? { bits: 0, entries: [] };
      byTerm.set(term, known);
      known.bits |= places[place].bit;
      known.entries.push((slot << PLACE_BITS) | placeNames.indexOf(place));
    },
    entries: (term: string): readonly number[] => byTerm.get(term)?.entries ?? [],
    /** The bits of all places where a term stands anywhere in the shop. */
    bits: (term: string): number => byTerm.get(term)?.bits ?? 0,
    size: () => ({ terms: byTerm.size, entries: [...byTerm.values()].reduce((sum, { entries }) => sum + entries.length, 0) }),
  };
}

export type Postings = ReturnType<typeof openPostings>;

export const slotOf = (entry: number): number => entry >> PLACE_BITS;
export const placeOf = (entry: number): PlaceName => placeNames[entry & LAST_PLACE] ?? "name";

const PLACE_BITS = 4;
const LAST_PLACE = (1 << PLACE_BITS) - 1;
const placeNames = Object.keys(places) as PlaceName[];

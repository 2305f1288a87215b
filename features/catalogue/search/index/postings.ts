import { grown } from "../../collections/grown.ts";
import { fields, type FieldName } from "./goods-terms.ts";

type Term = { bits: number; entries: Uint32Array<ArrayBuffer>; length: number };

/** Products by term, added in the order of slots; an entry packs slot and field. */
export function openPostings() {
  const byTerm = new Map<string, Term>();
  return {
    add(term: string, slot: number, field: FieldName): void {
      const known = byTerm.get(term) ?? { bits: 0, entries: new Uint32Array(FIRST_ROOM), length: 0 };
      byTerm.set(term, known);
      known.bits |= fields[field].bit;
      if (known.length === known.entries.length) known.entries = grown(known.entries, Math.ceil(known.entries.length * ROOM));
      known.entries[known.length] = (slot << FIELD_BITS) | fieldNumbers[field];
      known.length += 1;
    },
    entries: (term: string): Uint32Array => {
      const known = byTerm.get(term);
      return known ? known.entries.subarray(0, known.length) : NONE;
    },
    sizeOf: (term: string): number => byTerm.get(term)?.length ?? 0,
    bits: (term: string): number => byTerm.get(term)?.bits ?? 0,
    size: () => ({ terms: byTerm.size, entries: [...byTerm.values()].reduce((sum, { length }) => sum + length, 0) }),
  };
}

export type Postings = ReturnType<typeof openPostings>;

export const slotOf = (entry: number): number => entry >>> FIELD_BITS;
export const fieldOf = (entry: number): number => entry & LAST_FIELD;
export const byField = (of: (field: FieldName) => number): Float64Array => Float64Array.from(fieldNames, of);

const FIELD_BITS = 4;
const LAST_FIELD = (1 << FIELD_BITS) - 1;
const FIRST_ROOM = 4;
const ROOM = 1.5;
const NONE = new Uint32Array(0);
const fieldNames = Object.keys(fields) as FieldName[];
const fieldNumbers = Object.fromEntries(fieldNames.map((name, at) => [name, at])) as Record<FieldName, number>;

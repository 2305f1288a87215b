import { grown } from "../collections/grown.ts";
import { forEachSlot, type PackedSet } from "../collections/packed-set.ts";

const ROOM = 1.5;

export function openValueRows() {
  let starts = new Uint32Array(0);
  let lengths = new Uint16Array(0);
  let pool = new Uint32Array(0);
  let used = 0;

  const append = (values: readonly number[]): number => {
    if (used + values.length > pool.length) pool = grown(pool, Math.ceil((used + values.length) * ROOM));
    pool.set(values, used);
    used += values.length;
    return used - values.length;
  };

  return {
    reserve(slots: number): void {
      if (slots <= starts.length) return;
      starts = grown(starts, slots);
      lengths = grown(lengths, slots);
    },
    /** Valid until the next `put`. */
    of: (slot: number): Uint32Array => pool.subarray(starts[slot], (starts[slot] ?? 0) + (lengths[slot] ?? 0)),
    put(slot: number, values: readonly number[]): void {
      if (values.length > (lengths[slot] ?? 0)) starts[slot] = append(values);
      else pool.set(values, starts[slot]);
      lengths[slot] = values.length;
    },
    usualLength: (): number => used / Math.max(1, starts.length),
    count(set: PackedSet, counts: Uint32Array): void {
      forEachSlot(set, (slot) => {
        const start = starts[slot] ?? 0;
        const end = start + (lengths[slot] ?? 0);
        for (let next = start; next < end; next += 1) {
          const value = pool[next] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      });
    },
  };
}

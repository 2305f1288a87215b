import { addToSet, emptySet, isInSet, removeFromSet, type ProductSet } from "./product-set.ts";

const ROOM = 1.25;

/** Sets of slots by name, all of one length, with room to grow. */
export function openNamedSets<Name>() {
  const sets = new Map<Name, { set: ProductSet; size: number }>();
  let capacity = 0;

  const named = (name: Name) => {
    const known = sets.get(name);
    if (known) return known;
    const made = { set: emptySet(capacity), size: 0 };
    sets.set(name, made);
    return made;
  };

  return {
    reserve(slots: number): void {
      if (slots <= capacity) return;
      capacity = Math.ceil(slots * ROOM);
      for (const one of sets.values()) {
        const longer = emptySet(capacity);
        longer.set(one.set);
        one.set = longer;
      }
    },
    capacity: () => capacity,
    has: (name: Name): boolean => sets.has(name),
    /** Valid until the next `reserve`; do not change it. */
    of: (name: Name): ProductSet => named(name).set,
    sizeOf: (name: Name): number => sets.get(name)?.size ?? 0,
    add(name: Name, slot: number): void {
      const one = named(name);
      if (isInSet(one.set, slot)) return;
      addToSet(one.set, slot);
      one.size += 1;
    },
    remove(name: Name, slot: number): void {
      const one = named(name);
      if (!isInSet(one.set, slot)) return;
      removeFromSet(one.set, slot);
      one.size -= 1;
    },
    names: (): Iterable<Name> => sets.keys(),
  };
}

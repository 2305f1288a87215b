import { grown } from "../collections/grown.ts";
import { openFacetColumns } from "./facet-columns.ts";
import { openGoodsOrders, type Sort, type Sorted } from "./goods-orders.ts";
import { openNamedSets } from "../collections/named-sets.ts";
import { openPriceBits } from "./price-bits.ts";
import { emptySet, type ProductSet } from "../collections/product-set.ts";

/** Where a product stands (`all`, `retail`, `category 12`), and its values as numbers, facet by facet. */
export type Labels<P> = { marksOf: (product: P) => Iterable<string>; valuesOf: (product: P) => readonly (readonly number[])[] };

/**
 * Products in slots, as listings go through them: who stands where as sets, and the order of every sort. A change moves the
 * changed products alone; a product that has left keeps its slot, for the day it is back, and is in no set.
 */
export function openShelves<P extends Sorted>({ marksOf, valuesOf }: Labels<P>) {
  const bySlot: (P | undefined)[] = [];
  const slotOf = new Map<number, number>();
  const marks = openNamedSets<string>();
  const columns = openFacetColumns();
  const orders = openGoodsOrders(bySlot);
  const priceBits = openPriceBits();
  let seen = new Float64Array(0);
  let prices = new Float64Array(0);

  const slotFor = (product: P): number => {
    const slot = slotOf.get(product.id) ?? bySlot.length;
    slotOf.set(product.id, slot);
    bySlot[slot] = product;
    return slot;
  };
  const makeRoom = (): void => {
    marks.reserve(bySlot.length);
    columns.reserve(marks.places());
    priceBits.reserve(marks.places());
    if (seen.length < marks.places())
      [seen, prices] = [seen, prices].map((old) => grown(old, marks.places())) as [typeof seen, typeof seen];
  };
  const fill = (slot: number, product: P): void => {
    for (const mark of marksOf(product)) marks.add(mark, slot);
    columns.put(slot, valuesOf(product));
    prices[slot] = product.price;
    priceBits.put(slot, product.price);
    seen[slot] = product.first_seen_at.getTime();
  };

  return {
    bySlot: bySlot as readonly (P | undefined)[],
    slotOf: slotOf as ReadonlyMap<number, number>,
    columns,
    /** By slot, kopiykas. */
    prices: () => prices,
    /** When each appeared first, milliseconds. */
    seen: () => seen,
    /** Who carries a mark. Do not change it. */
    marked: marks.of,
    /** How many carry a mark. */
    count: marks.sizeOf,
    noneYet: (): ProductSet => emptySet(marks.places()),
    order: (sort: Sort): Uint32Array => orders.order(sort),
    rank: (sort: Sort): Uint32Array => orders.rank(sort),
    placeOf: orders.placeOf,
    /** Who of a place costs what is asked, packed as the place is. */
    costing: priceBits.costing,
    /** Calls `change`, which alters these products in place and answers those that leave; then all stand where they belong, new ones too. */
    replace(changed: readonly P[], change: () => ReadonlySet<P> = () => new Set()): void {
      const before = bySlot.length;
      const slots = changed.map(slotFor);
      makeRoom();
      const known = slots.filter((slot) => slot < before);
      for (const mark of marks.names()) for (const slot of known) marks.remove(mark, slot);
      const gone = change();
      for (const [at, product] of changed.entries()) {
        const slot = slots[at] ?? 0;
        if (!gone.has(product)) fill(slot, product);
        else columns.put(slot, []);
      }
      orders.replace(slots);
    },
  };
}

export type Shelves<P extends Sorted> = ReturnType<typeof openShelves<P>>;

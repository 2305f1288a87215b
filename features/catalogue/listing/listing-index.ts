import { grown } from "../collections/grown.ts";
import { openFacetColumns } from "./facet-columns.ts";
import { openGoodsOrders, type Sort, type Sorted } from "./goods-orders.ts";
import { openNamedSets } from "../collections/named-sets.ts";
import { openPriceBits } from "./price-bits.ts";
import { emptySet, type ProductSet } from "../collections/product-set.ts";

type Described<P> = { labelsOf: (product: P) => Iterable<string>; valuesOf: (product: P) => readonly (readonly number[])[] };

/** A change costs only what the changed products cost; a product that leaves keeps its slot. */
export function openListingIndex<P extends Sorted>({ labelsOf, valuesOf }: Described<P>) {
  const bySlot: (P | undefined)[] = [];
  const slotOf = new Map<number, number>();
  const labels = openNamedSets<string>();
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
    labels.reserve(bySlot.length);
    columns.reserve(labels.capacity());
    priceBits.reserve(labels.capacity());
    if (seen.length < labels.capacity())
      [seen, prices] = [seen, prices].map((old) => grown(old, labels.capacity())) as [typeof seen, typeof seen];
  };
  const fill = (slot: number, product: P): void => {
    for (const label of labelsOf(product)) labels.add(label, slot);
    columns.put(slot, valuesOf(product));
    prices[slot] = product.price;
    priceBits.put(slot, product.price);
    seen[slot] = product.first_seen_at;
  };

  return {
    bySlot: bySlot as readonly (P | undefined)[],
    slotOf: slotOf as ReadonlyMap<number, number>,
    columns,
    /** Kopiykas by slot. */
    prices: () => prices,
    /** Milliseconds of the first appearance, by slot. */
    seen: () => seen,
    /** Do not change it. */
    labelled: labels.of,
    count: labels.sizeOf,
    noneYet: (): ProductSet => emptySet(labels.capacity()),
    order: (sort: Sort): Uint32Array => orders.order(sort),
    rank: (sort: Sort): Uint32Array => orders.rank(sort),
    positionOf: orders.positionOf,
    costing: priceBits.costing,
    /** `change` alters these products in place and answers those that leave. */
    replace(changed: readonly P[], change: () => ReadonlySet<P> = () => new Set()): void {
      const before = bySlot.length;
      const slots = changed.map(slotFor);
      makeRoom();
      const known = slots.filter((slot) => slot < before);
      for (const label of labels.names()) for (const slot of known) labels.remove(label, slot);
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

export type ListingIndex<P extends Sorted> = ReturnType<typeof openListingIndex<P>>;

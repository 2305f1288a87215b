import { gendersOf, withAncestors, type CategoryTree } from "./category-tree.ts";
import { addToSet, emptySet, removeFromSet, type ProductSet } from "./product-set.ts";

export type Sort = "popular" | "new" | "cheaper" | "dearer" | "discount";

type Shelved = {
  id: number;
  categoryIds: readonly number[];
  price: number;
  oldPrice: number | null;
  available: boolean;
  retail: boolean;
  top_sales: boolean;
  first_seen_at: Date;
  values: readonly number[];
};

/**
 * Products in slots, as listings go through them: who stands where as sets, and the order of every sort, made at its first
 * use. A change moves the changed products alone; a product that has left keeps its slot and is in no set.
 */
export function openShelves<P extends Shelved>(products: readonly P[], categories: CategoryTree) {
  const bySlot = [...products];
  const slotOf = new Map(bySlot.map((product, slot) => [product.id, slot]));
  const sets = new Map<string, ProductSet>();
  const seen = new Float64Array(bySlot.length);
  const prices = new Float64Array(bySlot.length);
  const values: (readonly number[])[] = [];
  const orders = new Map<Sort, Uint32Array>();

  const setOf = (mark: string): ProductSet => {
    const known = sets.get(mark);
    if (known) return known;
    const made = emptySet(bySlot.length);
    sets.set(mark, made);
    return made;
  };
  const fill = (slot: number, product: P): void => {
    for (const mark of marksOf(product, categories)) addToSet(setOf(mark), slot);
    prices[slot] = product.price;
    seen[slot] = product.first_seen_at.getTime();
    values[slot] = product.values;
  };
  const isBefore = (sort: Sort) => (a: number, b: number) => compareProducts(sort, bySlot[a], bySlot[b]);
  for (const [slot, product] of bySlot.entries()) fill(slot, product);

  return {
    bySlot: bySlot as readonly P[],
    slotOf: slotOf as ReadonlyMap<number, number>,
    prices,
    /** When each appeared first, milliseconds. */
    seen,
    values: values as readonly (readonly number[])[],
    /** Who carries a mark: `all`, `retail`, `sale`, `top`, `category 12`, `gender female`. Do not change it. */
    marked: setOf,
    order(sort: Sort): Uint32Array {
      const kept = orders.get(sort);
      if (kept) return kept;
      const made = Uint32Array.from(bySlot.keys()).sort(isBefore(sort));
      orders.set(sort, made);
      return made;
    },
    /** Calls `change`, which alters these products in place, or takes those away that it answers; then all stand where they belong. */
    replace(changed: readonly P[], change: () => ReadonlySet<P>): void {
      const slots = changed.map(({ id }) => slotOf.get(id) ?? 0);
      for (const slot of slots) for (const set of sets.values()) removeFromSet(set, slot);
      const gone = change();
      for (const [at, product] of changed.entries()) if (!gone.has(product)) fill(slots[at] ?? 0, product);
      for (const [sort, order] of orders) orders.set(sort, putInPlace(order, slots, isBefore(sort)));
    },
  };
}

export type Shelves<P extends Shelved> = ReturnType<typeof openShelves<P>>;

function marksOf(product: Shelved, { nodes }: CategoryTree): string[] {
  const marks = new Set(["all"]);
  for (const node of withAncestors(product.categoryIds, nodes)) {
    marks.add(`category ${node.id}`);
    for (const gender of gendersOf(node)) marks.add(`gender ${gender}`);
  }
  if (product.retail) marks.add("retail");
  if (product.oldPrice !== null) marks.add("sale");
  if (product.top_sales) marks.add("top");
  return [...marks];
}

/** The order with a few slots taken out and put where they belong now. */
function putInPlace(order: Uint32Array, moved: readonly number[], compare: (a: number, b: number) => number): Uint32Array {
  const isMoved = new Set(moved);
  const rest = order.filter((slot) => !isMoved.has(slot));
  const waiting = [...isMoved].sort(compare);
  const placed = new Uint32Array(order.length);
  let next = 0;
  for (let from = 0; from < rest.length; from += 1) {
    const slot = rest[from] ?? 0;
    for (let first = waiting[0]; first !== undefined && compare(first, slot) < 0; first = waiting[0]) {
      placed[next] = first;
      next += 1;
      waiting.shift();
    }
    placed[next] = slot;
    next += 1;
  }
  placed.set(waiting, next);
  return placed;
}

/** Out of stock sinks to the end of every order; among equals the older goes first. */
function compareProducts(sort: Sort, a: Shelved | undefined, b: Shelved | undefined): number {
  if (!a || !b) return 0;
  return Number(b.available) - Number(a.available) || comparisons[sort](a, b) || a.id - b.id;
}

const newest = (a: Shelved, b: Shelved) => b.first_seen_at.getTime() - a.first_seen_at.getTime();
const discount = ({ price, oldPrice }: Shelved) => (oldPrice ? 1 - price / oldPrice : 0);

const comparisons: Record<Sort, (a: Shelved, b: Shelved) => number> = {
  popular: (a, b) => Number(b.top_sales) - Number(a.top_sales) || newest(a, b),
  new: newest,
  cheaper: (a, b) => a.price - b.price,
  dearer: (a, b) => b.price - a.price,
  discount: (a, b) => discount(b) - discount(a),
};

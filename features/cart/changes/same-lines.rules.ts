import type { CartItem, CartView } from "../cart.contract.ts";

/** Unchanged lines stay the same objects, so that only changed ones render again. */
export function keepingSame(before: CartView | undefined, fresh: CartView): CartView {
  if (!before) return fresh;
  const known = new Map(before.products.map((item) => [item.variant.id, item]));
  return { ...fresh, products: fresh.products.map((item) => sameAs(known.get(item.variant.id), item)) };
}

const sameAs = (known: CartItem | undefined, item: CartItem): CartItem =>
  known && (known === item || JSON.stringify(known) === JSON.stringify(item)) ? known : item;

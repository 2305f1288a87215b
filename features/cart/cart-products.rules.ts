import { fromHryvnias, toHryvnias } from "../../platform/money.ts";
import { sizeOrder } from "../catalogue/sizes.ts";
import type { CartItem } from "./cart.contract.ts";

/** A product of the cart with all its lines; `sum` in hryvnias. Colour and price are those of every line, else null. */
export type CartProduct = {
  id: number;
  first: CartItem;
  items: readonly CartItem[];
  pieces: number;
  sum: number;
  colour: string | null;
  price: number | null;
};

/** The products of these lines in the order they came, each with its lines by colour and size. */
export function productsOf(lines: readonly CartItem[]): CartProduct[] {
  const byProduct = Map.groupBy(lines, ({ id }) => id);
  return [...byProduct].flatMap(([id, unsorted]) => {
    const items = inOrder(unsorted);
    const [first] = items;
    if (!first) return [];
    return {
      id,
      first,
      items,
      pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
      sum: toHryvnias(items.reduce((sum, { quantity, variant }) => sum + fromHryvnias(variant.price) * quantity, 0)),
      colour: sameOf(items, ({ variant }) => variant.colour),
      price: sameOf(items, ({ variant }) => variant.price),
    };
  });
}

/** How many products these lines are of: eight sizes of one dress are one. */
export const countProducts = (cart: { products: readonly { id: number }[] } | undefined): number =>
  new Set(cart?.products.map(({ id }) => id)).size;

/** Colours in the order they came, sizes from the smallest. */
function inOrder(items: readonly CartItem[]): CartItem[] {
  const colours = [...new Set(items.map(({ variant }) => variant.colour))];
  const place = ({ variant }: CartItem) => colours.indexOf(variant.colour);
  return items.toSorted((a, b) => place(a) - place(b) || sizeOrder(a.variant.size) - sizeOrder(b.variant.size));
}

function sameOf<Value>(items: readonly CartItem[], of: (item: CartItem) => Value): Value | null {
  const [value, another] = new Set(items.map(of));
  return value === undefined || another !== undefined ? null : value;
}

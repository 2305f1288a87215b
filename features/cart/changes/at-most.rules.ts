import type { Id } from "../../../platform/ids.ts";
import type { CartItem } from "../cart.contract.ts";

type Line = { quantity: number; variant: Pick<CartItem["variant"], "id" | "stock"> };
type Cart = { products: readonly Line[] } | undefined;

/** Lines that were refused another pack, with their pieces and stock at that moment. */
export type AtMost = ReadonlyMap<Id<"variation">, { quantity: number; stock: number }>;

/** Goods that are not in the cart are no line of it. */
export function withRefused(atMost: AtMost, cart: Cart, variationId: Id<"variation">): AtMost {
  const line = cart?.products.find(({ variant }) => variant.id === variationId);
  return line ? new Map(atMost).set(variationId, { quantity: line.quantity, stock: line.variant.stock }) : atMost;
}

/** A refusal stands until the line's pieces or stock are others (specification §4). */
export function stillAtMost(atMost: AtMost, cart: Cart): AtMost {
  const lines = new Map(cart?.products.map((line) => [line.variant.id, line]));
  const left = [...atMost].filter(([id, { quantity, stock }]) => {
    const line = lines.get(id);
    return line?.quantity === quantity && line.variant.stock === stock;
  });
  return left.length === atMost.size ? atMost : new Map(left);
}

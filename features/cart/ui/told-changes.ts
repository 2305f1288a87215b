import type { Id } from "../../../platform/ids.ts";
import type { CartItem, CartView } from "../cart.contract.ts";

/** Pieces that the visitor added or removed. */
type Change = { what: "added" | "removed"; lines: readonly { line: CartItem; pieces: number }[] };
const listeners = new Set<(change: Change) => void>();

export function onCartChange(listen: (change: Change) => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

export function tellCartChange(change: Change): void {
  if (change.lines.length > 0) for (const listen of listeners) listen(change);
}

export function tellAdded(added: readonly { variationId: Id<"variation">; packs: number }[], cart: CartView | undefined): void {
  const lines = added.flatMap(({ variationId, packs }) => {
    const line = cart?.products.find(({ variant }) => variant.id === variationId);
    return line ? [{ line, pieces: packs * line.variant.quantity_in_variation }] : [];
  });
  tellCartChange({ what: "added", lines });
}

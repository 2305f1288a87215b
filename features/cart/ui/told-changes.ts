import type { CartItem } from "../cart.contract.ts";

/** Pieces that came (`added`) or went by the visitor's own hand. */
type Change = { what: "added" | "removed"; lines: readonly { line: CartItem; pieces: number }[] };
const listeners = new Set<(change: Change) => void>();

/** For who counts what visitors do; answers the stop. */
export function onCartChange(listen: (change: Change) => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

export function tellCartChange(change: Change): void {
  if (change.lines.length > 0) for (const listen of listeners) listen(change);
}

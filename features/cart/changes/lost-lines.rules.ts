import type { CartView } from "../cart.contract.ts";
import type { Id } from "../../../platform/ids.ts";

/** A line that may be reserved again; price in hryvnias. */
export type KeptLine = { productId: Id<"product">; variationId: Id<"variation">; quantity: number; price: number; name: string };

type Pieces = Pick<KeptLine, "variationId" | "quantity">;

export const linesOf = (cart: CartView | undefined): KeptLine[] =>
  (cart?.products ?? []).map((item) => ({
    productId: item.id,
    variationId: item.variant.id,
    quantity: item.quantity,
    price: item.variant.price,
    name: `${item.name}, ${item.variant.name}`,
  }));

/** Lines of a cart whose time ended (decisions.md §3); none where it ended otherwise. */
export const endedLines = (before: CartView | undefined, now: CartView): KeptLine[] =>
  before?.reservationEnd && !now.orderId && now.serverNow >= before.reservationEnd ? linesOf(before) : [];

export function stillLost(lines: readonly KeptLine[], cart: CartView, ordered: readonly Pieces[] = []): KeptLine[] {
  const found = new Map(ordered.map(({ variationId, quantity }) => [variationId, quantity]));
  for (const { variant, quantity } of cart.products) found.set(variant.id, (found.get(variant.id) ?? 0) + quantity);
  return lines.filter(({ variationId, quantity }) => (found.get(variationId) ?? 0) < quantity);
}

/** Merges lists by the larger quantity, since both may mean the same pieces. */
export function withLines(lines: readonly KeptLine[], more: readonly KeptLine[]): KeptLine[] {
  const all = new Map(lines.map((line) => [line.variationId, line]));
  for (const line of more) if (line.quantity > (all.get(line.variationId)?.quantity ?? 0)) all.set(line.variationId, line);
  return [...all.values()];
}

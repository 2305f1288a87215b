import { useSyncExternalStore } from "react";
import type { ProductCard } from "../../../features/catalogue/catalogue.contract.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";

let wanted: ProductCard | undefined;
const listeners = new Set<() => void>();

/** Opens the dialog that adds a product of a list without leaving the list. */
export function openProductAdd(product: ProductCard): void {
  wanted = product;
  openOverlay("productAdd");
  for (const tell of listeners) tell();
}

/** The product the dialog was last opened for. */
export const useProductToAdd = (): ProductCard | undefined =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => undefined,
  );

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

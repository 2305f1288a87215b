import type { ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../../ui/store.ts";

const wanted = openStore<ProductCard | undefined>(undefined);

/** Opens the dialog that adds a product of a list without leaving the list. */
export function openProductAdd(product: ProductCard): void {
  wanted.set(product);
  openOverlay("productAdd");
}

/** The product the dialog was last opened for. */
export const useProductToAdd = (): ProductCard | undefined => wanted.useWhole();

import type { ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../../ui/store.ts";

const wanted = openStore<ProductCard | undefined>(undefined);

export function openProductAdd(product: ProductCard): void {
  wanted.set(product);
  openOverlay("productAdd");
}

export const useProductToAdd = (): ProductCard | undefined => wanted.useWhole();

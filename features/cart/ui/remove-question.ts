import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../ui/store.ts";
import type { CartItem } from "../cart.contract.ts";

type Question = { item: CartItem; inDialog: boolean };
const asked = openStore<Question | undefined>(undefined);

/** Answering opens the drawer again where it was asked there. */
export function askToRemove(item: CartItem, inDialog: boolean): void {
  asked.set({ item, inDialog });
  openOverlay("deleteCartItem");
}

export const useRemoveQuestion = (): Question | undefined => asked.useWhole();

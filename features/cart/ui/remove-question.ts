import { useSyncExternalStore } from "react";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import type { CartItem } from "../cart.contract.ts";

type Question = { item: CartItem; inDialog: boolean };
let asked: Question | undefined;
const listeners = new Set<() => void>();

/** Opens the question whether a line may go; afterwards the drawer opens again if it was asked there. */
export function askToRemove(item: CartItem, inDialog: boolean): void {
  asked = { item, inDialog };
  for (const tell of listeners) tell();
  openOverlay("deleteCartItem");
}

export const useRemoveQuestion = (): Question | undefined =>
  useSyncExternalStore(
    (tell) => (listeners.add(tell), () => listeners.delete(tell)),
    () => asked,
    () => undefined,
  );

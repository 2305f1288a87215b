import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../../ui/store.ts";

/** `remove` answers whether it was done. */
type Question = { what: string; remove: () => Promise<boolean>; inDialog: boolean };
const asked = openStore<Question | undefined>(undefined);

/** Answering opens the drawer again where it was asked there. */
export function askToRemove(question: Question): void {
  asked.set(question);
  openOverlay("deleteCartItem");
}

export const useRemoveQuestion = (): Question | undefined => asked.useWhole();

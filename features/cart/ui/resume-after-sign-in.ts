import { openOverlayNext } from "../../../ui/overlays/overlay-store.ts";
import type { CartView } from "../cart.contract.ts";
import { endedLines } from "../changes/lost-lines.rules.ts";
import type { AddOutcome } from "./cart-state.ts";
import { cartHere, cartState, receiveCart, refreshCart } from "./cart-store.ts";
import { addPack } from "./press-packs.ts";
import { reserveLost } from "./remake-cart.ts";
import { takeWish } from "./wanted-after-sign-in.ts";

/** A refusal is told after the dialogs, `failed` by the caller. */
export async function resumeAfterSignIn(fresh?: CartView): Promise<AddOutcome | undefined> {
  if (fresh && cartState().lost.length === 0 && endedLines(cartHere(), fresh).length === 0) receiveCart(fresh);
  else await refreshCart();
  const wanted = takeWish();
  if (wanted === "lost") return (await reserveLost(openOverlayNext)) ? "added" : "failed";
  return wanted && addPack(wanted, openOverlayNext);
}

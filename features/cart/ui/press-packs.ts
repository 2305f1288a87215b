import { callApi, isUnreachable } from "../../../client/call-api.ts";
import { onPersonForgotten } from "../../../client/memory/device-memory.ts";
import type { Id } from "../../../platform/ids.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import type { basketAddProduct, CartItem, CartView } from "../cart.contract.ts";
import { withRefused } from "../changes/at-most.rules.ts";
import { isLarge, withChangedLine } from "../changes/changed-line.rules.ts";
import { linesOf } from "../changes/lost-lines.rules.ts";
import { byThisBrowser } from "./browser-name.ts";
import { wantedOf, type AddOutcome, type Wanted } from "./cart-state.ts";
import { cartHere, cartState, receiveCart, refreshCart, rereadCart, setCart } from "./cart-store.ts";
import { pressesInTurn, type Behind } from "./presses-in-turn.ts";
import { tellAdded, tellCartChange } from "./told-changes.ts";
import { signInFor } from "./wanted-after-sign-in.ts";

let peopleForgotten = 0;
onPersonForgotten(() => void (peopleForgotten += 1));

/** A failed call changes nothing, a refusal opens a dialog. */
export async function addPack(wanted: Wanted, show = openOverlay): Promise<AddOutcome> {
  const outcome = await change(wanted, true, show);
  if (outcome === "added") tellAdded([{ variationId: wanted.variationId, packs: 1 }], cartHere());
  return outcome;
}

/** Answers whether it was done or the refusal told. */
export async function removePack(item: CartItem): Promise<boolean> {
  const outcome = await change(wantedOf(item), false);
  if (outcome === "added") tellCartChange({ what: "removed", lines: [{ line: item, pieces: item.variant.quantity_in_variation }] });
  return outcome !== "failed" && outcome !== "offline" && outcome !== "unreachable";
}

const inTurn = pressesInTurn<AddOutcome>({ behind: whatIsBehind, tell: (asked) => setCart({ asked }) });

/** Presses behind an add that waits for a connection wait too. */
function whatIsBehind(outcome: AddOutcome): Behind<AddOutcome> | undefined {
  if (outcome === "added") return undefined;
  if (outcome === "offline" || outcome === "unreachable") return { outcome: "offline", isForAll: false };
  return { outcome: "unsent", isForAll: outcome === "gone" || outcome === "sign-in" };
}

/** A press is not sent for the next person once its own has signed out (security.md S43). */
function change(wanted: Wanted, productAdd: boolean, show = openOverlay): Promise<AddOutcome> {
  const before = peopleForgotten;
  return inTurn({ variationId: wanted.variationId, by: productAdd ? 1 : -1 }, async () =>
    before === peopleForgotten ? changeNow(wanted, productAdd, show) : "unsent",
  );
}

async function changeNow(wanted: Wanted, productAdd: boolean, show: typeof openOverlay): Promise<AddOutcome> {
  if (cartState().reworking) return "failed";
  setCart({ busy: true });
  const { onLine } = navigator;
  try {
    const { productId, variationId } = wanted;
    const answer = await callApi<typeof basketAddProduct>(
      "POST",
      "/api/basket-add-product",
      {
        productId,
        variationId,
        productAdd,
        orderId: cartHere()?.orderId ?? null,
        withCart: !isLarge(cartHere()),
      },
      byThisBrowser(),
    );
    const before = cartHere();
    await receiveChange(answer.cart, variationId);
    if (answer.signInRequired) {
      signInFor(wanted);
      return "sign-in";
    }
    if (answer.orderDelete) {
      await rereadCart(before, () => linesOf(before));
      const isOrdered = cartState().lost.length === 0 && cartHere()?.orderId !== before?.orderId;
      if (isOrdered && productAdd) return changeNow(wanted, productAdd, show);
      if (!isOrdered) show("reservation");
      return "gone";
    }
    if (answer.result) return "added";
    // A line that another device took out first is gone, as was asked.
    if (!productAdd && !answer.isBlacklisted) return "refused";
    const why = answer.isBlacklisted ? "blacklisted" : (answer.refusal ?? "sold-out");
    setCart({
      refused: { why, percent: answer.sharePercent, wanted },
      maxQuantity: withRefused(cartState().maxQuantity, cartHere(), variationId),
    });
    show("unavailableProduct");
    return "refused";
  } catch (error) {
    setCart({ busy: false });
    if (!isUnreachable(error)) return "failed";
    return onLine ? "unreachable" : "offline";
  }
}

/** A large cart's answer holds the changed line alone; where it does not add up, the cart is read again. */
async function receiveChange(answer: CartView, variationId: Id<"variation">): Promise<void> {
  const before = cartHere();
  const cart = isLarge(before) ? withChangedLine(before, answer, variationId) : answer;
  if (cart) return receiveCart(cart);
  return refreshCart();
}

import { callApi } from "../../../client/call-api.ts";
import { recall } from "../../../client/memory/device-memory.ts";
import { isSignedIn } from "../../../client/memory/is-signed-in.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import type { basketRecalculation, deleteCart } from "../cart.contract.ts";
import { linesOf, stillLost, withLines, type KeptLine } from "../changes/lost-lines.rules.ts";
import { byThisBrowser } from "./browser-name.ts";
import { cartHere, cartState, forgetCart, forgetLost, receiveCart, refreshCart, rereadCart, setCart, setLost } from "./cart-store.ts";
import { sayRefused, sayShort } from "./tell-refused.ts";
import { tellCartChange } from "./told-changes.ts";
import { signInFor } from "./wanted-after-sign-in.ts";

export async function clearCart(): Promise<boolean> {
  const { orderId, products = [] } = cartHere() ?? {};
  if (!orderId) return true;
  setCart({ busy: true, reworking: true });
  try {
    await callApi<typeof deleteCart>("POST", "/api/delete-cart", { orderId }, byThisBrowser());
    tellCartChange({ what: "removed", lines: products.map((line) => ({ line, pieces: line.quantity })) });
    forgetCart();
    await refreshCart();
    return true;
  } catch {
    setCart({ busy: false, reworking: false });
    return false;
  }
}

/** Answers whether it was done or told. A customer whose session has ended signs in first, since a guest may hold one pack. */
export async function reserveLost(show = openOverlay): Promise<boolean> {
  if (recall("person") !== undefined && !isSignedIn()) {
    signInFor("lost");
    return true;
  }
  const outcome = await makeEqualTo(withLines(linesOf(cartHere()), cartState().lost), show);
  if (outcome === "done") forgetLost();
  return outcome !== "failed";
}

/** Answers whether it was done or told. */
export const recalculate = async (lines: readonly KeptLine[] = linesOf(cartHere())): Promise<boolean> =>
  (await makeEqualTo(lines, openOverlay)) !== "failed";

async function makeEqualTo(lines: readonly KeptLine[], show: typeof openOverlay): Promise<"done" | "gone" | "sign-in" | "failed"> {
  const before = cartHere();
  setCart({ busy: true, reworking: true });
  try {
    const answer = await callApi<typeof basketRecalculation>(
      "POST",
      "/api/basket-recalculation",
      {
        cartItems: lines.map(({ name: _, ...line }) => line),
        orderId: before?.orderId ?? null,
      },
      byThisBrowser(),
    );
    const granted = new Map(answer.not_available.map((line) => [line.variationId, line]));
    const short = lines.flatMap(({ variationId, name, quantity: asked }) => {
      const line = granted.get(variationId);
      return line && line.refusal !== "sign-in-required" ? [{ name, asked, reserved: line.quantity, refusal: line.refusal }] : [];
    });
    receiveCart(answer.cart);
    if (answer.signInRequired) {
      setLost(stillLost(withLines(cartState().lost, lines), answer.cart), cartState().lostWith);
      signInFor("lost");
      return "sign-in";
    }
    const [first] = lines;
    if (answer.isBlacklisted && first) {
      sayRefused({ why: "blacklisted", percent: null, wanted: first }, show);
      return "gone";
    }
    if (answer.orderDelete && short.length === 0 && first) {
      await rereadCart(before, () => linesOf(before));
      if (cartState().lost.length > 0) show("reservation");
      return "gone";
    }
    sayShort(lines.length, short, show);
    return "done";
  } catch {
    setCart({ busy: false, reworking: false });
    return "failed";
  }
}

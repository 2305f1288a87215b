import { callApi } from "../../../client/call-api.ts";
import { keepJson, onOtherTab, recall, onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../ui/store.ts";
import { stillAtMost } from "../changes/at-most.rules.ts";
import { endedLines, linesOf, stillLost, withLines, type KeptLine } from "../changes/lost-lines.rules.ts";
import { keepingSame } from "../changes/same-lines.rules.ts";
import { countProducts } from "../count-products.rules.ts";
import { noCart, type CartState } from "./cart-state.ts";
import { emptied } from "./empty-cart.ts";
import { pageNow } from "./clock/page-now.ts";
import type { CartView, getCart } from "../cart.contract.ts";

const state = openStore(noCart, fromOtherTabs);
onPersonForgotten(() => state.set(noCart));

export const useCart = (): CartState => state.useWhole();

export const cartState = (): CartState => state.get();

export const cartHere = (): CartView | undefined => state.get().cart;

/** Resolves once no press is on its way: the cart is what was asked for, or the refusal was told. */
export const pressesAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    if (state.get().asked.size === 0) return resolve();
    const stop = state.subscribe(() => {
      if (state.get().asked.size > 0) return;
      stop();
      resolve();
    });
    return undefined;
  });

/** Unix milliseconds by the server's clock. */
export const cartNow = (): number => state.get().clockShift + pageNow();

export const useProductCount = (): number => state.use(({ cart }) => countProducts(cart));

export const refreshCart = (): Promise<void> => rereadCart(cartHere(), (fresh) => endedLines(cartHere(), fresh));

/** Leaves out what the visitor has reserved or ordered since. */
export async function rereadCart(before: CartView | undefined, lostWith: (fresh: CartView) => readonly KeptLine[]): Promise<void> {
  const ask = (ended?: string) => callApi<typeof getCart>("GET", "/api/get-cart", { ended });
  try {
    let answer = await ask(state.get().lost.length > 0 ? state.get().lostWith : undefined);
    const { orderedSince } = answer;
    let ended = lostWith(answer);
    if (ended.length > 0 && before?.orderId) {
      answer = await ask(before.orderId);
      ended = answer.endedWasOrdered ? [] : stillLost(ended, answer, answer.orderedSince);
    }
    const { endedWasOrdered: _was, orderedSince: _since, ...fresh } = answer;
    setLost(withLines(stillLost(state.get().lost, fresh, orderedSince), ended), ended.length > 0 ? before?.orderId : state.get().lostWith);
    receiveCart(fresh);
  } catch {
    // The next action asks the server anyway.
    setCart({ busy: false, reworking: false });
  }
}

export const forgetLost = (): void => setLost([], undefined);

/** At zero only the server decides (decisions.md §3). */
export async function askAfterExpiry(): Promise<void> {
  const before = cartHere();
  await rereadCart(before, (fresh) => (fresh.orderId ? [] : linesOf(before)));
  if (before?.orderId && !cartHere()?.orderId && state.get().lost.length > 0) openOverlay("reservation");
}

export function setLost(lost: readonly KeptLine[], lostWith: string | null | undefined): void {
  setCart({ lost, lostWith: lostWith ?? undefined });
  keep();
}

export const forgetCart = (): void => receiveCart(emptied(cartHere()));

export function receiveCart(fresh: CartView): void {
  const cart = keepingSame(cartHere(), fresh);
  const maxQuantity = stillAtMost(state.get().maxQuantity, cart);
  setCart({ cart, maxQuantity, clockShift: cart.serverNow - pageNow(), busy: false, reworking: false });
  keep();
}

function keep(): void {
  const { cart, lost, lostWith, clockShift } = state.get();
  keepJson("cart", { cart, lost, lostWith, shift: clockShift + pageNow() - Date.now() });
}

export const setCart = (part: Partial<CartState>): void => state.set({ ...state.get(), ...part });

function fromOtherTabs(): CartState {
  onOtherTab("cart", (text) => setCart(restored(text)));
  return { ...noCart, ...restored(recall("cart")) };
}

function restored(text: string | undefined): Partial<CartState> {
  try {
    const stored = JSON.parse(text ?? "null") as
      | (Pick<CartState, "lostWith"> & { cart?: CartView; lost?: KeptLine[]; shift: number })
      | null;
    if (!stored?.cart) return {};
    const { cart, lost = [], lostWith, shift } = stored;
    return { cart, lost, lostWith, clockShift: shift + Date.now() - pageNow() };
  } catch {
    return {};
  }
}

import { callApi, isUnreachable } from "../../../client/call-api.ts";
import { keepJson, onOtherTab, recall, onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { isSignedIn } from "../../../client/memory/is-signed-in.ts";
import { openOverlay, openOverlayNext } from "../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../ui/store.ts";
import { countProducts } from "../cart-products.rules.ts";
import { stillAtMost, withRefused } from "../changes/at-most.rules.ts";
import { isLarge, keepingSame, withChangedLine } from "../changes/changed-line.rules.ts";
import { endedLines, linesOf, stillLost, withLines, type KeptLine } from "../changes/lost-lines.rules.ts";
import { browserName } from "./browser-name.ts";
import { noCart, wantedOf, type AddOutcome, type CartState, type Refused, type ShortLine, type Wanted } from "./cart-state.ts";
import { emptied } from "./empty-cart.ts";
import { pageNow } from "./clock/page-now.ts";
import { pressesInTurn, type Behind } from "./presses-in-turn.ts";
import { tellAdded, tellCartChange } from "./told-changes.ts";
import { signInFor, takeWish } from "./wanted-after-sign-in.ts";
import type { basketAddProduct, basketRecalculation, CartItem, CartView, deleteCart, getCart } from "../cart.contract.ts";
import type { Id } from "../../../platform/ids.ts";

const state = openStore(noCart, fromOtherTabs);
let peopleForgotten = 0;
onPersonForgotten(() => {
  peopleForgotten += 1;
  state.set(noCart);
});

export const useCart = (): CartState => state.useWhole();

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

export const refreshCart = (): Promise<void> => reread(cartHere(), (fresh) => endedLines(cartHere(), fresh));

/** Leaves out what the visitor has reserved or ordered since. */
async function reread(before: CartView | undefined, lostWith: (fresh: CartView) => readonly KeptLine[]): Promise<void> {
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
    receive(fresh);
  } catch {
    // The next action asks the server anyway.
    set({ busy: false, reworking: false });
  }
}

/** A failed call changes nothing, a refusal opens a dialog. */
export async function addPack(wanted: Wanted, show = openOverlay): Promise<AddOutcome> {
  const outcome = await change(wanted, true, show);
  if (outcome === "added") tellAdded([{ variationId: wanted.variationId, packs: 1 }], cartHere());
  return outcome;
}

export const sayRefused = (refused: Refused, show = openOverlay): void => {
  set({ refused });
  show("unavailableProduct");
};

export const sayShort = (all: number, short: readonly ShortLine[], show = openOverlay): void => {
  set({ unavailable: { all, short } });
  if (short.length > 0) show("unavailable");
};

/** Answers whether it was done or the refusal told. */
export async function removePack(item: CartItem): Promise<boolean> {
  const outcome = await change(wantedOf(item), false);
  if (outcome === "added") tellCartChange({ what: "removed", lines: [{ line: item, pieces: item.variant.quantity_in_variation }] });
  return outcome !== "failed" && outcome !== "offline" && outcome !== "unreachable";
}

export async function clearCart(): Promise<boolean> {
  const { orderId, products = [] } = cartHere() ?? {};
  if (!orderId) return true;
  set({ busy: true, reworking: true });
  try {
    await callApi<typeof deleteCart>("POST", "/api/delete-cart", { orderId }, byThisBrowser());
    tellCartChange({ what: "removed", lines: products.map((line) => ({ line, pieces: line.quantity })) });
    forgetCart();
    await refreshCart();
    return true;
  } catch {
    set({ busy: false, reworking: false });
    return false;
  }
}

/** Answers whether it was done or told. A customer whose session has ended signs in first, since a guest may hold one pack. */
export async function reserveLost(show = openOverlay): Promise<boolean> {
  if (recall("person") !== undefined && !isSignedIn()) {
    signInFor("lost");
    return true;
  }
  const outcome = await makeEqualTo(withLines(linesOf(cartHere()), state.get().lost), show);
  if (outcome === "done") forgetLost();
  return outcome !== "failed";
}

export const forgetLost = (): void => setLost([], undefined);

/** Answers whether it was done or told. */
export const recalculate = async (lines: readonly KeptLine[] = linesOf(cartHere())): Promise<boolean> =>
  (await makeEqualTo(lines, openOverlay)) !== "failed";

async function makeEqualTo(lines: readonly KeptLine[], show: typeof openOverlay): Promise<"done" | "gone" | "sign-in" | "failed"> {
  const before = cartHere();
  set({ busy: true, reworking: true });
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
    receive(answer.cart);
    if (answer.signInRequired) {
      setLost(stillLost(withLines(state.get().lost, lines), answer.cart), state.get().lostWith);
      signInFor("lost");
      return "sign-in";
    }
    const [first] = lines;
    if (answer.isBlacklisted && first) {
      sayRefused({ why: "blacklisted", percent: null, wanted: first }, show);
      return "gone";
    }
    if (answer.orderDelete && short.length === 0 && first) {
      await reread(before, () => linesOf(before));
      if (state.get().lost.length > 0) show("reservation");
      return "gone";
    }
    sayShort(lines.length, short, show);
    return "done";
  } catch {
    set({ busy: false, reworking: false });
    return "failed";
  }
}

/** At zero only the server decides (decisions.md §3). */
export async function askAfterExpiry(): Promise<void> {
  const before = cartHere();
  await reread(before, (fresh) => (fresh.orderId ? [] : linesOf(before)));
  if (before?.orderId && !cartHere()?.orderId && state.get().lost.length > 0) openOverlay("reservation");
}

function setLost(lost: readonly KeptLine[], lostWith: string | null | undefined): void {
  set({ lost, lostWith: lostWith ?? undefined });
  keep();
}

/** A refusal is told after the dialogs, `failed` by the caller. */
export async function resumeAfterSignIn(fresh?: CartView): Promise<AddOutcome | undefined> {
  if (fresh && state.get().lost.length === 0 && endedLines(cartHere(), fresh).length === 0) receive(fresh);
  else await refreshCart();
  const wanted = takeWish();
  if (wanted === "lost") return (await reserveLost(openOverlayNext)) ? "added" : "failed";
  return wanted && addPack(wanted, openOverlayNext);
}

export const forgetCart = (): void => receive(emptied(cartHere()));

const inTurn = pressesInTurn<AddOutcome>({ behind: whatIsBehind, tell: (asked) => set({ asked }) });

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
  if (state.get().reworking) return "failed";
  set({ busy: true });
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
      await reread(before, () => linesOf(before));
      const isOrdered = state.get().lost.length === 0 && cartHere()?.orderId !== before?.orderId;
      if (isOrdered && productAdd) return changeNow(wanted, productAdd, show);
      if (!isOrdered) show("reservation");
      return "gone";
    }
    if (answer.result) return "added";
    // A line that another device took out first is gone, as was asked.
    if (!productAdd && !answer.isBlacklisted) return "refused";
    const why = answer.isBlacklisted ? "blacklisted" : (answer.refusal ?? "sold-out");
    set({
      refused: { why, percent: answer.sharePercent, wanted },
      maxQuantity: withRefused(state.get().maxQuantity, cartHere(), variationId),
    });
    show("unavailableProduct");
    return "refused";
  } catch (error) {
    set({ busy: false });
    if (!isUnreachable(error)) return "failed";
    return onLine ? "unreachable" : "offline";
  }
}

/** A large cart's answer holds the changed line alone; where it does not add up, the cart is read again. */
async function receiveChange(answer: CartView, variationId: Id<"variation">): Promise<void> {
  const before = cartHere();
  const cart = isLarge(before) ? withChangedLine(before, answer, variationId) : answer;
  if (cart) return receive(cart);
  return refreshCart();
}

const byThisBrowser = () => ({ headers: { "X-Browser": browserName() } });

function receive(fresh: CartView): void {
  const cart = keepingSame(cartHere(), fresh);
  const maxQuantity = stillAtMost(state.get().maxQuantity, cart);
  set({ cart, maxQuantity, clockShift: cart.serverNow - pageNow(), busy: false, reworking: false });
  keep();
}

function keep(): void {
  const { cart, lost, lostWith, clockShift } = state.get();
  keepJson("cart", { cart, lost, lostWith, shift: clockShift + pageNow() - Date.now() });
}

const set = (part: Partial<CartState>): void => state.set({ ...state.get(), ...part });

function fromOtherTabs(): CartState {
  onOtherTab("cart", (text) => set(restored(text)));
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

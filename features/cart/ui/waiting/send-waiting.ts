import { isSignedIn } from "../../../../client/memory/is-signed-in.ts";
import { settled } from "../../waiting/settled-adds.rules.ts";
import { stillMeant, type WaitingAdd } from "../../waiting/waiting.rules.ts";
import { cartHere, cartNow, refreshCart } from "../cart-store.ts";
import { tellAdded } from "../told-changes.ts";
import { inTurn } from "./in-turn.ts";
import { sendAsCustomer } from "./send-as-customer.ts";
import { sendAsGuest } from "./send-as-guest.ts";
import { tellSent, type Sent } from "./tell-sent.ts";
import { changeWaiting, readWaiting } from "./waiting-store.ts";

const AGAIN_MS = 15_000;
/** A visible tab, if there is one, tells the outcome. */
const HIDDEN_MS = 3_000;

/** Sends each waiting add once, one tab after the other; what may have been added is looked for first. */
export async function sendWaiting(): Promise<void> {
  if (!navigator.onLine) return sendSoon();
  if (document.visibilityState === "hidden") await new Promise((resolve) => setTimeout(resolve, HIDDEN_MS));
  return inTurn("cart_waiting_send", sendAll);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Not every returning connection fires an event. */
export function sendSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(), AGAIN_MS);
}

async function sendAll(): Promise<void> {
  if (readWaiting().length === 0) return;
  await refreshCart();
  const sent: Sent = { added: await settle(), refused: [] };
  const isReached = isSignedIn() ? await sendAsCustomer(sent) : await sendAsGuest(sent);
  await tellSent(sent);
  if (!isReached || readWaiting().some(({ unheard }) => unheard)) sendSoon();
}

async function settle(): Promise<WaitingAdd[]> {
  const cart = cartHere();
  let found: WaitingAdd[] = [];
  await changeWaiting((before) => {
    const { left, added } = cart ? settled(stillMeant(before, cartNow()), cart) : { left: before, added: [] };
    found = added;
    return left;
  });
  tellAdded(found, cartHere());
  return found;
}

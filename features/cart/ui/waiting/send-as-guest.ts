import { openOverlayNext } from "../../../../ui/overlays/overlay-store.ts";
import { mayGuestAdd, sendable, without, type WaitingAdd } from "../../waiting/waiting.rules.ts";
import { cartHere, cartNow } from "../cart-store.ts";
import { addPack } from "../press-packs.ts";
import { signInFor } from "../wanted-after-sign-in.ts";
import type { Sent } from "./tell-sent.ts";
import { changeWaiting, readWaiting } from "./waiting-store.ts";

/** Sends one pack; the rest waits for signing in, asked for once. False without a connection. */
export async function sendAsGuest({ added }: Sent): Promise<boolean> {
  for (const add of sendable(readWaiting(), "guest")) {
    if (!mayGuestAdd(add, cartHere())) return askToSignIn();
    await change(add, { unheard: { held: 0, at: cartNow() } });
    const outcome = await addPack(add, openOverlayNext);
    if (outcome === "sign-in") {
      await change(add, { unheard: undefined });
      return askToSignIn();
    }
    if (outcome === "offline" || outcome === "unreachable") return false;
    // In doubt it stays unheard, and the cart tells its outcome.
    if (outcome !== "added" && outcome !== "refused") return true;
    await changeWaiting((before) => without(before, [add.key]));
    if (outcome === "added") added.push(add);
  }
  return true;
}

async function askToSignIn(): Promise<true> {
  await changeWaiting((before) => before.map((add) => ({ ...add, needsSignIn: true })));
  signInFor();
  return true;
}

const change = (add: WaitingAdd, part: Partial<WaitingAdd>) =>
  changeWaiting((before) => before.map((one) => (one.key === add.key ? { ...one, ...part } : one)));

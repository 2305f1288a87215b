import { localeOfPath, withoutLocale } from "../../../../client/locale/locale.ts";
import { isSignedIn } from "../../../../client/memory/is-signed-in.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { randomName } from "../../../../ui/random-name.ts";
import { MOST_WAITING, withAdd, type WaitingAdd } from "../../waiting/waiting.rules.ts";
import { waitingMessages } from "../../waiting/waiting.messages.ts";
import { cartNow } from "../cart-store.ts";
import { sendSoon } from "./send-waiting.ts";
import { changeWaiting } from "./waiting-store.ts";

/** `held`: pieces in the cart before; `key`: of an earlier sending. */
export type Pressed = { outcome: "offline" | "unreachable"; add: Omit<WaitingAdd, "key" | "at">; held: number; key?: string | undefined };

/** Keeps an add until there is a connection, and says so; undefined at the checkout and where the device keeps nothing. */
export async function letWait({ outcome, add, held, key }: Pressed): Promise<"waits" | "full" | undefined> {
  const { pathname } = window.location;
  if (withoutLocale(pathname).startsWith("/checkout")) return undefined;
  const at = cartNow();
  const isMaybeAdded = outcome === "unreachable" && key === undefined;
  const waits: WaitingAdd = {
    ...add,
    key: key ?? randomName(),
    at,
    unheard: isMaybeAdded ? { held, at } : undefined,
    // A guest's cart may end up in another account.
    needsSignIn: isSignedIn() || undefined,
  };
  let isFull = false;
  const isKept = await changeWaiting((before) => {
    const after = withAdd(before, waits);
    isFull = after === undefined;
    return after ?? before;
  });
  if (!isKept) return undefined;
  const words = wordsFor(waitingMessages, localeOfPath(pathname));
  toast(isFull ? words["waiting.full"](MOST_WAITING) : words["waiting.queued"]);
  sendSoon();
  return isFull ? "full" : "waits";
}

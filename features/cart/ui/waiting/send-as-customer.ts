import { isSignedIn } from "../../../../client/memory/is-signed-in.ts";
import { sendable, without } from "../../waiting/waiting.rules.ts";
import { askForPacks } from "../add-packs.ts";
import { cartHere, refreshCart } from "../cart-store.ts";
import { tellAdded } from "../told-changes.ts";
import type { Sent } from "./tell-sent.ts";
import { changeWaiting, readWaiting } from "./waiting-store.ts";

/** Each under its key, so that a lost answer adds nothing twice; notes the outcome. False without a connection. */
export async function sendAsCustomer({ added, refused }: Sent): Promise<boolean> {
  for (const add of sendable(readWaiting(), "customer")) {
    const isDropped = !readWaiting().some(({ key }) => key === add.key);
    if (isDropped || !isSignedIn()) continue;
    const verdict = await askForPacks(add, add);
    if (verdict === "unreachable") return false;
    // A busy shop or an ended session: it goes on waiting.
    if (verdict === "failed") continue;
    await changeWaiting((before) => without(before, [add.key]));
    if (verdict.why) refused.push({ add, why: verdict.why });
    else {
      added.push(add);
      await refreshCart();
      tellAdded([add], cartHere());
    }
  }
  return true;
}

import { localeOfPath } from "../../../client/locale/locale.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { clockMessages } from "../clock/clock.messages.ts";
import type { AddOutcome } from "./cart-state.ts";
import type { Pressed } from "./waiting/let-wait.ts";

/** An offline add waits, or is said not to; else `otherwise` is told. Answers whether the press is settled; another is a new add. */
export async function tellNotAdded(outcome: AddOutcome, pressed: Omit<Pressed, "outcome">, otherwise: string): Promise<boolean> {
  if (outcome === "offline" || outcome === "unreachable") {
    const waiting = await import("./waiting/let-wait.ts").catch(() => undefined);
    const done = await waiting?.letWait({ ...pressed, outcome });
    if (done) return done === "waits";
  } else if (outcome !== "failed") return true;
  toast(outcome === "offline" ? wordsFor(clockMessages, localeOfPath(window.location.pathname))["cart.notAdded"] : otherwise);
  return false;
}

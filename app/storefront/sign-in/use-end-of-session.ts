import { useEffect } from "react";
import { takeWish } from "../../../features/cart/ui/wanted-after-sign-in.ts";
import { askToSignInAgain, forgetIntent, giveUpWork } from "../../../features/sign-in/ui/sign-in-store.ts";
import { openedOverlay, useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { onSessionEnded } from "../../../client/call-api.ts";

/** Closing the question gives up the waiting work and what was wanted after it. */
export function useEndOfSession(): void {
  const opened = useOverlay();
  useEffect(() => onSessionEnded(askToSignInAgain), []);
  useEffect(() => {
    // Reads the overlay again: the page below opens dialogs in its own effects.
    const now = openedOverlay();
    if (!now?.startsWith("auth")) giveUpWork();
    if (now) return;
    forgetIntent();
    takeWish();
  }, [opened]);
}

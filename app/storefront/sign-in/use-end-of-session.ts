import { useEffect } from "react";
import { askToSignInAgain, giveUpWork } from "../../../features/sign-in/ui/sign-in-store.ts";
import { useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { onSessionEnded } from "../../call-api.ts";

/** A session that ends in the middle of work asks to sign in again; whoever leaves that question gives the work up. */
export function useEndOfSession(): void {
  const opened = useOverlay();
  useEffect(() => onSessionEnded(askToSignInAgain), []);
  useEffect(() => {
    if (!opened?.startsWith("auth")) giveUpWork();
  }, [opened]);
}

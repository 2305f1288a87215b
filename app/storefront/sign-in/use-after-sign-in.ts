import { useEffect, useRef } from "react";
import { openSignIn, useIsSignedIn, type SignInReason } from "../../../features/sign-in/ui/sign-in-store.ts";
import { useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../ui/store.ts";

/** Kept outside components, since sign-in closes the dialog with the pressed button. */
const waiting = openStore<{ act: () => void; why: SignInReason | undefined; asked: boolean } | undefined>(undefined);

/** Runs for a guest right after sign-in, without a second tap. */
export function useAfterSignIn<What>(act: (what: What) => void, why?: SignInReason): (what: What) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return (what) => waiting.set({ act: () => latest.current(what), why, asked: false });
}

/** A guest who closes the dialogs has changed their mind. Mount it once. */
export function useWhatWaitsForSignIn(): void {
  const isSignedIn = useIsSignedIn();
  const overlay = useOverlay();
  const wanted = waiting.useWhole();
  useEffect(() => {
    if (!wanted || isSignedIn === undefined) return;
    if (isSignedIn) {
      waiting.set(undefined);
      wanted.act();
    } else if (!wanted.asked) {
      waiting.set({ ...wanted, asked: true });
      openSignIn({ why: wanted.why });
    } else if (overlay === undefined) waiting.set(undefined);
  }, [wanted, isSignedIn, overlay]);
}

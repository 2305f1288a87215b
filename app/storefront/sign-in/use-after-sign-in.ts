import { useEffect, useState } from "react";
import { openSignIn, useIsSignedIn, type SignInReason } from "../../../features/sign-in/ui/sign-in-store.ts";
import { useOverlay } from "../../../ui/overlays/overlay-store.ts";

/**
 * Does it now for a customer; a guest signs in, and it is done right after without a second tap. A guest who closes the
 * dialogs instead has changed their mind.
 */
export function useAfterSignIn<What>(act: (what: What) => void, why?: SignInReason): (what: What) => void {
  const isSignedIn = useIsSignedIn();
  const overlay = useOverlay();
  const [wanted, setWanted] = useState<{ what: What; asked: boolean } | undefined>();
  useEffect(() => {
    if (!wanted || isSignedIn === undefined) return;
    if (isSignedIn) {
      setWanted(undefined);
      act(wanted.what);
    } else if (!wanted.asked) {
      setWanted({ ...wanted, asked: true });
      openSignIn({ why });
    } else if (overlay === undefined) setWanted(undefined);
  }, [wanted, isSignedIn, overlay, act, why]);
  return (what) => setWanted({ what, asked: false });
}

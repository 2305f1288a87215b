import { useEffect, useRef } from "react";
import { forgetDrafts } from "../../../ui/forget-drafts.ts";
import { useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { forgetQueries } from "./recent-queries.ts";

/** Recent queries and what was typed into a form are personal: whoever signs out leaves none behind. */
export function useForgetAtSignOut(): void {
  const isSignedIn = useIsSignedIn();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) {
      forgetQueries();
      forgetDrafts();
    }
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}

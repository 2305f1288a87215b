import { useEffect, useRef } from "react";
import { useSignIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { forgetQueries } from "./recent-queries.ts";

/** Recent queries are personal: whoever signs out leaves none behind. */
export function useForgetAtSignOut(): void {
  const { isSignedIn } = useSignIn();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) forgetQueries();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}

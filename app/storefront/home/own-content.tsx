import { useEffect } from "react";
import { useLocale } from "../../../client/locale/locale.ts";
import { useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { fetchOwnContent, forgetOwnContent } from "./own-content-store.ts";

/** Fetches what the shared page lacks: for a customer, and for a guest where there is something. Renders nothing. */
export function OwnContent({ isSomethingForSome }: { isSomethingForSome: boolean }) {
  const isSignedIn = useIsSignedIn();
  const locale = useLocale();
  const isAsked = isSignedIn === true || (isSignedIn === false && isSomethingForSome);
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    void fetchOwnContent(asking.signal);
    return () => {
      asking.abort();
      forgetOwnContent();
    };
  }, [isAsked, isSignedIn, locale]);
  return null;
}

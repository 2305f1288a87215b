import { useEffect, useRef } from "react";
import { useNavigate } from "../../../client/router/router.tsx";
import { useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { pathIn, useLocale } from "../../../client/locale/locale.ts";

/** Leads home once nobody is signed in (specification §8, 401). */
export function useLeaveAtSignOut(): void {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const locale = useLocale();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) void navigate(pathIn(locale, "/"));
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, navigate, locale]);
}

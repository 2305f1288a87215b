import { useEffect, useEffectEvent } from "react";
import { useLocation } from "../../../client/router/page.ts";
import { useNavigate } from "../../../client/router/router.tsx";
import { whenSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { wantedIn } from "./wanted-page.ts";

/** A guest who followed a link to a customer page, say from a letter, signs in at home and goes on to it. */
export function useWantedPage(): void {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const goTo = useEffectEvent((wanted: string) => void navigate(wanted, { replace: true }));
  useEffect(() => {
    const wanted = wantedIn(hash);
    if (wanted) whenSignedIn({ why: "needForPage", then: () => goTo(wanted) });
  }, [hash, key]);
}

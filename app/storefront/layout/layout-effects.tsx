import { useEffect, useLayoutEffect, useRef } from "react";
import { withoutLocale } from "../../../client/locale/locale.ts";
import { useLocation } from "../../../client/router/page.ts";
import { refreshCart } from "../../../features/cart/ui/cart-store.ts";
import { onSignInNeeded } from "../../../features/cart/ui/wanted-after-sign-in.ts";
import { checkForMessages } from "../../../features/chat/ui/unread-store.ts";
import { useCartEvents } from "../../../features/cart/ui/use-cart-events.ts";
import { useWaitingAdds } from "../../../features/cart/ui/use-waiting-adds.ts";
import { followOtherTabs, learnWhoIsHere, openSignIn, useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { closeOverlayOfPageBefore } from "../../../ui/overlays/overlay-store.ts";
import { usePageEvents } from "../../analytics/use-page-events.ts";
import { layOutWhole } from "../../boot/scroll-places.ts";
import { useWhatWaitsForSignIn } from "../sign-in/use-after-sign-in.ts";
import { useEndOfSession } from "../sign-in/use-end-of-session.ts";
import { useWantedPage } from "../sign-in/use-wanted-page.ts";
import { rememberUtm } from "./remember-utm.ts";
import { useWorker } from "./use-worker.ts";
import { useFocusHeading } from "./use-focus-heading.ts";

/** A component of its own, so that its changes re-render nothing else; placed before the screen, so that its effects run first. */
export function LayoutEffects() {
  const { pathname, key } = useLocation();
  const firstKey = useRef(key);
  useEndOfSession();
  useEffect(() => {
    onSignInNeeded((why) => openSignIn({ why }));
    rememberUtm();
    // Delayed, so that the page answers to presses first.
    const timer = setTimeout(() => {
      void learnWhoIsHere();
      void refreshCart();
    });
    return () => clearTimeout(timer);
  }, []);
  useEffect(followOtherTabs, []);
  usePageEvents();
  useWorker();
  useFocusHeading();
  useWhatWaitsForSignIn();
  useWantedPage();
  const isSignedInHere = useIsSignedIn();
  useEffect(() => {
    if (isSignedInHere) void checkForMessages();
  }, [isSignedInHere]);
  // The conversation itself marks what comes as read.
  const onMessage = () => {
    if (withoutLocale(pathname) !== "/account/chat") void checkForMessages();
  };
  useCartEvents(isSignedInHere === true, { onMessage });
  useWaitingAdds(isSignedInHere);
  // Runs before the new page is scrolled.
  useLayoutEffect(() => {
    if (key !== firstKey.current) layOutWhole();
  }, [key]);
  // Runs before the effects of the new page, which may open an overlay.
  useLayoutEffect(closeOverlayOfPageBefore, [pathname]);
  return null;
}

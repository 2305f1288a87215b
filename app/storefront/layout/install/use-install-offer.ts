import { useEffect, useState } from "react";
import { useProductCount } from "../../../../features/cart/ui/cart-store.ts";
import { useFavouriteCount } from "../../../../features/favourites/ui/favourites-store.ts";
import {
  afterClosing,
  afterOpening,
  installsBySteps,
  isOfferDue,
  keepVisits,
  visitsHere,
  type InstallWay,
  type Visits,
} from "./install-offer.ts";

/** Chromium's event for an installable page; no standard describes it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

export type InstallOffer = { way: InstallWay; close: () => void; install: () => void };

/** Counts the visit, and offers to install when that is due and this browser can. */
export function useInstallOffer(): InstallOffer | undefined {
  const hasSomething = useProductCount() + useFavouriteCount() > 0;
  const [event, setEvent] = useState<InstallEvent>();
  const [bySteps, setBySteps] = useState(false);
  const [visits, setVisits] = useState<Visits>();
  useEffect(() => {
    const now = afterOpening(visitsHere(), Date.now());
    keepVisits(now);
    setVisits(now);
    if (window.matchMedia("(display-mode: standalone)").matches) return undefined;
    setBySteps(installsBySteps(navigator.userAgent));
    const take = (offered: Event) => {
      // Prevents the browser's own bar, which would cover the page at any moment.
      offered.preventDefault();
      setEvent(offered as InstallEvent);
    };
    window.addEventListener("beforeinstallprompt", take);
    return () => window.removeEventListener("beforeinstallprompt", take);
  }, []);
  if (!visits || !(event || bySteps) || !isOfferDue(visits, { now: visits.seenAt, hasSomething })) return undefined;
  const close = () => {
    const closed = afterClosing(visits, Date.now());
    keepVisits(closed);
    setVisits(closed);
  };
  const install = () => {
    // A refusal in the browser's question counts as closing the card.
    close();
    void event?.prompt().catch(() => undefined);
  };
  return { way: event ? "button" : "steps", close, install };
}

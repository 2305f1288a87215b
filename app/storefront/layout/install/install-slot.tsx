import { useEffect, useState, type ComponentType } from "react";
import { useInstallOffer, type InstallOffer } from "./use-install-offer.ts";

/** The card comes when it is offered, so that other pages carry nothing of it. */
export function InstallSlot() {
  const offer = useInstallOffer();
  const [Card, setCard] = useState<ComponentType<{ offer: InstallOffer }>>();
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (isOffered) void import("./install-card.tsx").then(({ InstallCard }) => setCard(() => InstallCard)).catch(() => undefined);
  }, [isOffered]);
  return offer && Card ? <Card offer={offer} /> : null;
}

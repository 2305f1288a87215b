import { quietPart } from "../../../part.ts";
import { useInstallOffer } from "./use-install-offer.ts";

const InstallCard = quietPart(() => import("./install-card.tsx"));

export function InstallSlot() {
  const offer = useInstallOffer();
  return offer ? <InstallCard offer={offer} /> : null;
}

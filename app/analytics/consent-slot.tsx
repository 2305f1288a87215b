import { quietPart } from "../part.ts";
import { useConsent } from "./consent.ts";

const ConsentBar = quietPart(() => import("./consent-bar.tsx"));

export function ConsentSlot() {
  return useConsent() === "undecided" ? <ConsentBar /> : null;
}

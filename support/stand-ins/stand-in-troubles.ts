import type { StandInTrouble } from "../../integrations/nova-poshta/stand-in.ts";
import type { VendorTrouble } from "../../integrations/vendor-stand-in.ts";

/** Milliseconds to wait: only what answers too late is given up soon, else a busy machine would look like a vendor in trouble. */
export const timeoutMsIn = (trouble: string): number => (trouble === "silent" || trouble === "slow" ? 300 : 10_000);

/** Troubles of Nova Poshta's stand-in in which no call has an answer in time. */
export const unanswered = [
  "silent",
  "slow",
  "breaks off",
  "half an answer",
  "garbage",
  "a page of HTML",
  "internal error",
  "too many",
  "unavailable",
] as const satisfies readonly StandInTrouble[];

/** Troubles in which a card provider's stand-in has no answer in time. */
export const unansweredByCards = [
  "silent",
  "slow",
  "breaks off",
  "half an answer",
  "garbage",
  "a page of HTML",
  "internal error",
  "bad gateway",
  "too many",
] as const satisfies readonly VendorTrouble[];

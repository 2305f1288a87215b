import type { StandInTrouble } from "../integrations/nova-poshta/stand-in.ts";

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

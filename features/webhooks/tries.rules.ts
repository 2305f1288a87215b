/** Seconds before each later try, as the specification suggests: eight tries in 31 hours and a half. */
export const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400] as const;
export const MOST_TRIES = PAUSES.length + 1;
/** A try is delayed by up to this share of its pause, so that many do not come at one moment. */
const LARGEST_DELAY = 0.1;
/** The longest `Retry-After` that is respected. */
const LONGEST_ASKED_SECONDS = 86_400;

/** After this many failures in a row the whole endpoint rests. */
export const RESTS_FROM = 3;
const FIRST_REST_SECONDS = 30;
const LONGEST_REST_SECONDS = 600;
const LONGEST_ASKED_REST_SECONDS = 3_600;

/** Days of failures alone after which an endpoint is switched off. */
export const FAILING_DAYS = 3;

export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Seconds until the next try after `tries`; undefined after the last. `chance` is from 0 to 1. */
export function pauseAfter(
  tries: number,
  { chance, askedSeconds = 0 }: { chance: number; askedSeconds?: number | undefined },
): number | undefined {
  const pause = PAUSES[tries - 1];
  if (pause === undefined) return undefined;
  return Math.max(pause * (1 + LARGEST_DELAY * chance), Math.min(askedSeconds, LONGEST_ASKED_SECONDS));
}

export function restAfter(failures: number, askedSeconds = 0): number {
  const rest = failures < RESTS_FROM ? 0 : Math.min(LONGEST_REST_SECONDS, FIRST_REST_SECONDS * 2 ** (failures - RESTS_FROM));
  return Math.max(rest, Math.min(askedSeconds, LONGEST_ASKED_REST_SECONDS));
}

/** Seconds before the second and each later try, as the specification suggests: eight tries in 31 hours and a half. */
export const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400] as const;
export const MOST_TRIES = PAUSES.length + 1;
/** Of its pause a try may be later, so that many do not come at the same moment. */
const LARGEST_DELAY = 0.1;
/** The longest an answer's `Retry-After` is listened to. */
const LONGEST_ASKED_SECONDS = 86_400;

/** Failures in a row after which an endpoint rests, for all that waits for it. */
export const RESTS_FROM = 3;
const FIRST_REST_SECONDS = 30;
const LONGEST_REST_SECONDS = 600;
const LONGEST_ASKED_REST_SECONDS = 3_600;

/** Days of nothing but failures after which an endpoint is switched off. */
export const FAILING_DAYS = 3;

export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Seconds until the next try after so many; undefined when it was the last. `chance` is from 0 to 1. */
export function pauseAfter(
  tries: number,
  { chance, askedSeconds = 0 }: { chance: number; askedSeconds?: number | undefined },
): number | undefined {
  const pause = PAUSES[tries - 1];
  if (pause === undefined) return undefined;
  return Math.max(pause * (1 + LARGEST_DELAY * chance), Math.min(askedSeconds, LONGEST_ASKED_SECONDS));
}

/** Seconds an endpoint rests after so many failures in a row. */
export function restAfter(failures: number, askedSeconds = 0): number {
  const rest = failures < RESTS_FROM ? 0 : Math.min(LONGEST_REST_SECONDS, FIRST_REST_SECONDS * 2 ** (failures - RESTS_FROM));
  return Math.max(rest, Math.min(askedSeconds, LONGEST_ASKED_REST_SECONDS));
}

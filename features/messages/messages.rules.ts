import { addSeconds, type Instant } from "../../platform/time/time.ts";

export type Channel = "sms" | "e-mail";

/** Afterwards another process may take the message (S60). */
export const LEASE_SECONDS = 60;

/** During this time only the writer sends, so that its visitor hears the result. */
export const OWN_SENDING_SECONDS = 5;

const MOST_TRIES = 8;
const LONGEST_PAUSE_SECONDS = 3_600;
/** Retry factors: a code is useless in an hour, a letter may wait. */
const growth: Record<Channel, number> = { sms: 2, "e-mail": 4 };

export function nextTry(
  { channel, attempts, expiresAt }: { channel: Channel; /** Made so far, one at least. */ attempts: number; expiresAt: Instant },
  now: Instant,
): Instant | undefined {
  if (attempts >= MOST_TRIES) return undefined;
  const next = addSeconds(now, Math.min(LONGEST_PAUSE_SECONDS, 5 * growth[channel] ** (attempts - 1)));
  return next < expiresAt ? next : undefined;
}

import { addSeconds, type Instant } from "../../platform/time.ts";

export type Channel = "sms" | "e-mail";

/** Whoever takes a message up has that long; afterwards it counts as left behind (security.md S60). */
export const LEASE_SECONDS = 60;

/** So long after the commit only the writer sends, so that its visitor hears what became of it. */
export const OWN_SENDING_SECONDS = 5;

const MOST_TRIES = 8;
const LONGEST_PAUSE_SECONDS = 3_600;
/** A code is of no use in an hour, a letter may wait for its server. */
const growth: Record<Channel, number> = { sms: 2, "e-mail": 4 };

/** When a message that was refused for a while is tried again; undefined when it is given up, or would be too late. */
export function nextTry(
  { channel, attempts, expiresAt }: { channel: Channel; /** Made so far, one at least. */ attempts: number; expiresAt: Instant },
  now: Instant,
): Instant | undefined {
  if (attempts >= MOST_TRIES) return undefined;
  const next = addSeconds(now, Math.min(LONGEST_PAUSE_SECONDS, 5 * growth[channel] ** (attempts - 1)));
  return next < expiresAt ? next : undefined;
}

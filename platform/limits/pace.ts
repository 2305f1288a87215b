import { LRUCache } from "lru-cache";
import type { Instant } from "../time/time.ts";

export type Pace = { burst: number; aMinute: number };

const MINUTE_MS = 60_000;
const MOST_KEPT = 10_000;

/** Counts in memory, enough against plain floods (S34). Returns the seconds to wait, 0 for none. */
export function openPace({ burst, aMinute }: Pace): (visitor: string, now: Instant) => number {
  const turnMs = MINUTE_MS / aMinute;
  // When each visitor's turns would be used up without a burst.
  const busyUntil = new LRUCache<string, number>({ max: MOST_KEPT });
  return (visitor, now) => {
    const at = now.getTime();
    const until = Math.max(busyUntil.get(visitor) ?? 0, at) + turnMs;
    const waitMs = until - at - burst * turnMs;
    if (waitMs > 0) return Math.ceil(waitMs / 1_000);
    busyUntil.set(visitor, until);
    return 0;
  };
}

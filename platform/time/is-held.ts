import { addSeconds, type Instant } from "./time.ts";

/** Healthy processes' clocks differ by less (security.md S10). */
const CLOCKS_DIFFER_SECONDS = 10;

/** True while a hold of `seconds` lasts; one that ends later than possible was written by a wrong clock and does not count. */
export const isHeld = (heldUntil: Instant, at: Instant, seconds: number): boolean =>
  heldUntil > at && heldUntil <= addSeconds(at, seconds + CLOCKS_DIFFER_SECONDS);

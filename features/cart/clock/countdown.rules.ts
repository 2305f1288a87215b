/** Seconds left, the last warning first. */
const warnings = [
  [0, "reservation.text"],
  [60, "cart.warn1"],
  [300, "cart.warn5"],
  [900, "cart.warn15"],
] as const;
const LATE_SECONDS = 300;
/** A younger reservation is announced as new. */
const FRESH_SECONDS = 5;

export type Announcement = "cart.started" | (typeof warnings)[number][1];

export function announcementAt({
  before,
  after,
  full,
}: {
  before: number | undefined;
  after: number;
  full: number;
}): Announcement | undefined {
  if (before === undefined) return full - after <= FRESH_SECONDS ? "cart.started" : undefined;
  if (after > before) return before <= LATE_SECONDS ? "cart.started" : undefined;
  return warnings.find(([seconds]) => after <= seconds && seconds < before)?.[1];
}

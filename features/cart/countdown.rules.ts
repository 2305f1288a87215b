/** Seconds left at which the clock of a reservation speaks, the last first. */
const warnings = [
  [0, "reservation.text"],
  [60, "cart.warn1"],
  [300, "cart.warn5"],
  [900, "cart.warn15"],
] as const;
const LATE_SECONDS = 300;
/** A reservation that began so long ago is told as one that begins. */
const FRESH_SECONDS = 5;

export type Announcement = "cart.started" | (typeof warnings)[number][1];

/**
 * What a screen reader is told when the clock goes from `before` to `after` seconds: that a reservation began, or began
 * anew once its end was near, and the last warning that was passed, however far the clock jumped. Mostly nothing.
 */
export function announcementAt({
  before,
  after,
  full,
}: {
  before: number | undefined;
  after: number;
  /** Of a whole reservation. */
  full: number;
}): Announcement | undefined {
  if (before === undefined) return full - after <= FRESH_SECONDS ? "cart.started" : undefined;
  if (after > before) return before <= LATE_SECONDS ? "cart.started" : undefined;
  return warnings.find(([seconds]) => after <= seconds && seconds < before)?.[1];
}

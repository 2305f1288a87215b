/** Clocks that go apart by more than this were set, or one of them slept. */
const TOLERANCE_MS = 2_000;
/** A clock that ticks every second and was silent for so long has slept. */
const SLEPT_MS = 10_000;

/**
 * Milliseconds by the page's own clock, which nobody can set and which only goes forward. It may stand still while the
 * device sleeps, so whoever counts by it asks `wasInterrupted` as well.
 */
export const pageNow = (): number => performance.timeOrigin + performance.now();

let last: { device: number; page: number } | undefined;

/** Whether the device's clock was set or the device slept since the last call; called every second while something is counted. */
export function wasInterrupted(): boolean {
  const before = last;
  last = { device: Date.now(), page: pageNow() };
  if (!before) return false;
  const [device, page] = [last.device - before.device, last.page - before.page];
  return Math.abs(device - page) > TOLERANCE_MS || Math.max(device, page) > SLEPT_MS;
}

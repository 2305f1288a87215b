/** A larger difference means that a clock was set or slept. */
const TOLERANCE_MS = 2_000;
/** A ticking clock silent this long has slept. */
const SLEPT_MS = 10_000;

/** Milliseconds by a clock nobody can set; it may stop while the device sleeps (`wasInterrupted`). */
export const pageNow = (): number => performance.timeOrigin + performance.now();

let last: { device: number; page: number } | undefined;

/** Whether the clock was set or the device slept since the last call; call it every second while counting. */
export function wasInterrupted(): boolean {
  const before = last;
  last = { device: Date.now(), page: pageNow() };
  if (!before) return false;
  const [device, page] = [last.device - before.device, last.page - before.page];
  return Math.abs(device - page) > TOLERANCE_MS || Math.max(device, page) > SLEPT_MS;
}

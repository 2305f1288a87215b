import { kyivDay, type Clock } from "../platform/time.ts";

const LOOK_EVERY_MS = 10_000;

/** Tells when another day has begun in Kyiv, seconds late; the answer ends it. */
export function onNewDay(clock: Clock, tell: () => void): () => void {
  const isNewDay = watchDays(clock);
  const timer = setInterval(() => {
    if (isNewDay()) tell();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Whether the day in Kyiv is another one than at the last asking. */
export function watchDays(clock: Clock): () => boolean {
  let day = kyivDay(clock.now());
  return () => {
    const before = day;
    day = kyivDay(clock.now());
    return day !== before;
  };
}

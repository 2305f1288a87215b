import { kyivDay, type Clock } from "../../platform/time/time.ts";

const LOOK_EVERY_MS = 10_000;

/** Calls `tell` after midnight in Kyiv, seconds late; returns the stop. */
export function onNewDay(clock: Clock, tell: () => void): () => void {
  const isNewDay = watchDays(clock);
  const timer = setInterval(() => {
    if (isNewDay()) tell();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

export function watchDays(clock: Clock): () => boolean {
  let day = kyivDay(clock.now());
  return () => {
    const before = day;
    day = kyivDay(clock.now());
    return day !== before;
  };
}

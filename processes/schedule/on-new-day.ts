import { kyivDay, type Clock, type KyivDay } from "../../platform/time/time.ts";

const LOOK_EVERY_MS = 10_000;

/** Calls `tell` after midnight in Kyiv, seconds late; returns the stop. */
export function onNewDay(clock: Clock, tell: (day: KyivDay) => void): () => void {
  const isNewDay = watchDays(clock);
  const timer = setInterval(() => {
    if (isNewDay()) tell(kyivDay(clock.now()));
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Tags of kept pages that end as this day begins; on 1 January all of them, since every page names the year. */
export const tagsOfNewDay = (day: KyivDay): string[] => (day.endsWith("-01-01") ? ["day", "settings"] : ["day"]);

export function watchDays(clock: Clock): () => boolean {
  let day = kyivDay(clock.now());
  return () => {
    const before = day;
    day = kyivDay(clock.now());
    return day !== before;
  };
}

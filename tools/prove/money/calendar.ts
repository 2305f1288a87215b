import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { endOfKyivMonth } from "./kyiv-month.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Nothing of one round reaches into the next. */
const LEAST = 20 * MINUTE;

/** When the next round begins: soon, around the end of a month in Kyiv, or far on the way to `until`. */
export function nextInstant(now: Date, { until, roundsLeft, random }: { until: Date; roundsLeft: number; random: SeededRandom }): Date {
  const edge = endOfKyivMonth(now).getTime();
  const soon = now.getTime() + LEAST + random.below(2 * DAY);
  const far = now.getTime() + LEAST + random.fraction() * 3 * ((until.getTime() - now.getTime()) / Math.max(1, roundsLeft));
  const wanted = random.weighted([
    [soon, 40],
    [edge - random.below(14 * MINUTE), 12],
    [edge + random.below(150 * MINUTE), 13],
    [far, 35],
  ]);
  return new Date(Math.min(Math.max(wanted, now.getTime() + LEAST), Math.max(until.getTime(), now.getTime() + LEAST)));
}

import { unavailable } from "../contracts/errors.ts";
import { inTurns } from "./in-turns.ts";

/** The weight of the newest measurement. */
const NEWEST = 0.1;

/** Turns that estimate the wait of a newcomer from recent durations and refuse when it is too long. */
export function timedTurns({
  atOnce,
  firstGuessMs,
  now = () => performance.now(),
}: {
  atOnce: number;
  firstGuessMs: number;
  now?: () => number;
}) {
  const turns = inTurns({ atOnce, waiting: Infinity, waitingFirst: 0, refusal: unavailable });
  let usualMs = firstGuessMs;
  return {
    expectedMs(): number {
      const { atWork, waiting } = turns.load();
      return atWork < atOnce ? 0 : ((waiting + 1) * usualMs) / atOnce;
    },
    run: <Done>(work: () => Promise<Done>): Promise<Done> =>
      turns.take(async () => {
        const began = now();
        try {
          return await work();
        } finally {
          usualMs += NEWEST * (now() - began - usualMs);
        }
      }),
  };
}

import { unavailable } from "../errors.ts";
import { inTurns } from "./in-turns.ts";

/** How much each new measurement of a piece of work counts. */
const NEWEST = 0.1;

/** Turns that tell how long who comes now would wait, by what pieces have taken lately; whoever finds that too long stays away. */
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
    /** How long who comes now would wait. */
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

import type { Context } from "hono";
import type { Config } from "../platform/config.ts";
import { isTurnedAway, noQueueing, patienceMs, type Queueing, type Worth } from "../platform/limits/overload.ts";
import { timedTurns } from "../platform/limits/timed-turns.ts";
import type { EdgeCounters } from "./edge-counters.ts";
import { turnAway } from "./turn-away.ts";
import { worthOf } from "./worth-of.ts";

/**
 * One thread renders: more pages at once only wait for each other, and refusals, kept pages and placings behind them. While one
 * waits for the database, the other is rendered.
 */
const PAGES_AT_ONCE = 2;
/** Of a page beside another; too little would let a crowd in before it is known better. */
const FIRST_GUESS_MS = 60;

export type Gate = ReturnType<typeof openGate>;

/**
 * Decides what is begun when the shop cannot answer everybody (security.md S58): by how long everything waits, and for pages by
 * how many wait to be made. With relaxed limits, as under tests, everybody waits.
 */
export function openGate(
  { limits }: Pick<Config, "limits">,
  { queueing = () => noQueueing, counters }: { queueing?: () => Queueing; counters: Pick<EdgeCounters, "turnedAway"> },
) {
  const turns = timedTurns({ atOnce: PAGES_AT_ONCE, firstGuessMs: FIRST_GUESS_MS });
  const refuse = (c: Context, worth: Worth): Response => {
    counters.turnedAway.add({ worth });
    return turnAway(c);
  };
  const isShutFor = (worth: Worth) => limits.isCrowdTurnedAway && isTurnedAway(worth, queueing());
  const isShutForPages = (worth: Worth) => isShutFor(worth) || (limits.isCrowdTurnedAway && turns.expectedMs() > patienceMs[worth]);
  return {
    /** Whether a page that is not kept would be turned away now. */
    isShutForNewPages: () => isShutForPages("page"),
    countTurnedAway: () => counters.turnedAway.add({ worth: "page" }),
    /** The refusal of a request that is not begun; pages are judged later, since most are kept. */
    judge(c: Context): Response | undefined {
      const worth = worthOf(c.req.method, c.req.path);
      return worth !== "page" && isShutFor(worth) ? refuse(c, worth) : undefined;
    },
    /** Makes a page when its turn comes, or turns its visitor away. */
    async makePage<Page>(c: Context, make: () => Promise<Page>): Promise<Page | Response> {
      const worth = worthOf(c.req.method, c.req.path);
      if (isShutForPages(worth)) return refuse(c, worth);
      return turns.run(make);
    },
  };
}

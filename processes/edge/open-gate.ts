import type { Context } from "hono";
import type { Config } from "../../platform/config.ts";
import { isTurnedAway, noQueueing, patienceMs, type Queueing, type Worth } from "../../platform/limits/overload.ts";
import { timedTurns } from "../../platform/limits/timed-turns.ts";
import type { EdgeCounters } from "./edge-counters.ts";
import { turnAway } from "./turn-away.ts";
import { worthOf } from "./worth-of.ts";

/** One thread renders; the second page uses the first one's waits for the database. */
const PAGES_AT_ONCE = 2;
/** The first estimate of a page's time; too low would let a crowd in. */
const FIRST_GUESS_MS = 60;

export type Gate = ReturnType<typeof openGate>;

/** Decides what to refuse under overload (S58); relaxed limits refuse nothing. */
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
  const isShutForPages = (worth: Worth, from: string) =>
    isShutFor(worth) || (limits.isCrowdTurnedAway && turns.expectedMs(from) > patienceMs[worth]);
  return {
    /** For this network: another's crowd does not shut it. */
    isShutForNewPages: (from: string) => isShutForPages("page", from),
    countTurnedAway: () => counters.turnedAway.add({ worth: "page" }),
    /** The refusal of a request, if any; pages are judged later, as most are cached. */
    judge(c: Context): Response | undefined {
      const worth = worthOf(c.req.method, c.req.path);
      return worth !== "page" && isShutFor(worth) ? refuse(c, worth) : undefined;
    },
    async makePage<Page>(c: Context, from: string, make: () => Promise<Page>): Promise<Page | Response> {
      const worth = worthOf(c.req.method, c.req.path);
      if (isShutForPages(worth, from)) return refuse(c, worth);
      return turns.run(make, from);
    },
  };
}

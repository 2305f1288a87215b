import { setImmediate as turnOfOthers, setTimeout as pause } from "node:timers/promises";
import type { Context } from "hono";
import type { Config } from "../../platform/config/config.ts";
import { isTurnedAway, noQueueing, patienceMs, type Queueing, type Priority } from "../../platform/limits/overload.ts";
import { openLateRefusals } from "../../platform/limits/late-refusals.ts";
import { timedTurns } from "../../platform/limits/timed-turns.ts";
import type { EdgeCounters } from "./edge-counters.ts";
import { overloaded, turnAway } from "./turn-away.ts";
import { priorityOf } from "./priority-of.ts";

/** One thread renders; the second page uses the first one's waits for the database. */
const PAGES_AT_ONCE = 2;
/** The first estimate of a page's time; too low would let a crowd in. */
const FIRST_GUESS_MS = 60;
/** Longer work waits for a bank, a carrier or a lock; two returning payers' pages once blocked all pages. */
const HELD_MS = 1_000;
/** Reads are time of this thread, so few run at once; changes wait for the database, which joins many customers' into one statement. */
const READS = { atOnce: 16, mostOfOne: 8, heldMs: HELD_MS, firstGuessMs: 5 };
const CHANGES = { atOnce: 256, mostOfOne: 16, heldMs: HELD_MS, firstGuessMs: 10 };
/** Work begun before, such as the checkout, mostly with a database connection of its own. */
const BEGUN = { atOnce: 64, mostOfOne: 16, heldMs: HELD_MS, firstGuessMs: 10 };

/** Cached pages for clients without compression, 5 ms of the thread each. */
const UNPACKED = { atOnce: 2, mostOfOne: 1, firstGuessMs: 5 };

type Turns = ReturnType<typeof timedTurns>;
type Caller = { method: string; path: string; signal: () => AbortSignal; from: string };

export type Gate = ReturnType<typeof openGate>;

/** Decides what to refuse under overload (S58); relaxed limits refuse nothing. */
export function openGate(
  { limits }: Pick<Config, "limits">,
  { queueing = () => noQueueing, counters }: { queueing?: () => Queueing; counters: Pick<EdgeCounters, "turnedAway"> },
) {
  const turns = timedTurns({ atOnce: PAGES_AT_ONCE, heldMs: HELD_MS, firstGuessMs: FIRST_GUESS_MS });
  const unpacking = timedTurns(UNPACKED);
  const openCalls = (most: typeof READS) => timedTurns({ ...most, mostOfOne: limits.isCrowdTurnedAway ? most.mostOfOne : most.atOnce });
  const [reads, changes, begun] = [READS, CHANGES, BEGUN].map(openCalls) as [Turns, Turns, Turns];
  const turnsOf = (priority: Priority): Turns => (priority === "always" ? begun : priority === "change" ? changes : reads);
  const lateBy = openLateRefusals();
  const refuse = (c: Context, priority: Priority): Response => {
    counters.turnedAway.add({ worth: priority });
    return turnAway(c);
  };
  const isShutFor = (priority: Priority) => limits.isCrowdTurnedAway && isTurnedAway(priority, queueing());
  const isShutForPages = (priority: Priority, from: string) =>
    isShutFor(priority) || (limits.isCrowdTurnedAway && turns.expectedMs(from) > patienceMs[priority]);
  return {
    /** Counted by network, so that another's crowd does not shut it out. */
    isShutForNewPages: (from: string) => isShutForPages("page", from),
    lateBy,
    countTurnedAway: () => counters.turnedAway.add({ worth: "page" }),
    /** The refusal of a request, if any; pages are judged later, as most are cached. */
    judge(c: Context): Response | undefined {
      const priority = priorityOf(c.req.method, c.req.path);
      return priority !== "page" && isShutFor(priority) ? refuse(c, priority) : undefined;
    },
    /** `signal` belongs to a personal page; a shared one is made for others too. */
    async makePage<Page>(c: Context, from: string, make: () => Promise<Page>, signal?: AbortSignal): Promise<Page | Response> {
      const priority = priorityOf(c.req.method, c.req.path);
      if (isShutForPages(priority, from)) return refuse(c, priority);
      return turns.run(make, from, signal && (() => signal));
    },
    /** Unpacks a cached page in the turn of its network, also while new pages are refused. */
    async unpackPage(c: Context, from: string, answer: () => Response): Promise<Response> {
      if (limits.isCrowdTurnedAway && unpacking.expectedMs(from) > patienceMs.read) {
        await pause(lateBy(from));
        return refuse(c, "page");
      }
      return unpacking.run(() => turnOfOthers().then(answer), from);
    },
    /** Does a call's work in the turn of its network. Throws 503 when the network's own queue is too long. */
    async answerCall<Done>({ method, path, signal, from }: Caller, work: () => Promise<Done>): Promise<Done> {
      const priority = priorityOf(method, path);
      const calls = turnsOf(priority);
      if (limits.isCrowdTurnedAway && calls.expectedMs(from) > patienceMs[priority]) {
        counters.turnedAway.add({ worth: priority });
        await pause(lateBy(from));
        throw overloaded();
      }
      // Many reads need no database, and would end before the next request is even read, so each first lets others in.
      return calls.run(priority === "read" ? () => turnOfOthers().then(work) : work, from, signal);
    },
  };
}

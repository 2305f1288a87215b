import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import type { Shop } from "../../features/shop.ts";
import type { Queueing } from "../../platform/limits/overload.ts";

const LOOK_EVERY_MS = 250;
const RESOLUTION_MS = 10;
/** Smooths single pauses such as garbage collection. */
const NEWEST = 0.5;

/** Measures queueing: timer delay for the process, an empty query for the database, where an open one counts by its age. */
export function watchQueueing({ db }: Pick<Shop, "db">): { now(): Queueing; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const known: Queueing = { processMs: 0, databaseMs: 0 };
  let askedAt: number | undefined;
  const follow = (of: keyof Queueing, measured: number) => void (known[of] += NEWEST * (Math.max(0, measured) - known[of]));
  const ask = async () => {
    askedAt = performance.now();
    await sql`select 1`.execute(db.read).catch(() => undefined);
    // The answer waited for the process too.
    follow("databaseMs", performance.now() - askedAt - 2 * known.processMs);
    askedAt = undefined;
  };
  const timer = setInterval(() => {
    if (delay.count > 0) follow("processMs", delay.mean / 1e6 - RESOLUTION_MS);
    delay.reset();
    if (askedAt === undefined) void ask();
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    now: () => {
      const waiting = askedAt === undefined ? 0 : performance.now() - askedAt - LOOK_EVERY_MS;
      return { ...known, databaseMs: Math.max(known.databaseMs, waiting) };
    },
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

import { setTimeout as pause } from "node:timers/promises";
import type { JobWithMetadata } from "pg-boss";
import type { Condition } from "../machine/condition.ts";
import type { Database } from "../db/database.ts";
import { ignore } from "../ignore.ts";
import type { Log } from "../log.ts";
import { startedOnce } from "../started-once.ts";
import { jobsTopic, MOST_TRIES, TRY_SECONDS } from "./job.ts";
import { lookOnce } from "./look-once.ts";
import { openBoss } from "./open-boss.ts";
import { giveLeaseBack, selectDueQueues } from "./workers.queries.ts";
import type { Work } from "./work.ts";

/** The longest wait of later tries, and of jobs whose announcement was lost. */
const LOOK_EVERY_MS = 5_000;
const TAKE_BACK_EVERY_MS = 20_000;
const LONGEST_REASON = 1_000;

type Held = { work: Work; job: JobWithMetadata<unknown>; abort: AbortController; isGivenBack: boolean; ended: Promise<void> };
type Open<Tables> = { db: Database<Tables>; log: Log; condition: Condition };

/** Runs jobs in this process until `stop`; nothing runs while the clock is wrong (S10). */
export async function openWorkers<Tables>(
  { db, log, condition }: Open<Tables>,
  works: readonly Work[],
  /** How long `stop` waits for running jobs. */
  { patienceMs = 12_000 }: { patienceMs?: number } = {},
) {
  const boss = await openBoss(db.read, log);
  const held = new Set<Held>();
  let taken = 0;
  let isStopping = false;

  const look = lookOnce(async () => {
    if (isStopping || condition.isClockWrong()) return;
    const due = await selectDueQueues(db.read);
    for (const work of works.filter(({ name }) => due.includes(name))) await take(work);
  });
  const lookSoon = () => ignore(log, look(), "look for jobs");
  const take = async (work: Work) => {
    const room = work.atOnce - [...held].filter((one) => one.work === work).length;
    if (room <= 0) return;
    for (const job of await boss.fetch(work.name, { batchSize: room, includeMetadata: true })) hold(work, job);
  };
  const hold = (work: Work, job: JobWithMetadata<unknown>) => {
    const one: Held = { work, job, abort: new AbortController(), isGivenBack: false, ended: Promise.resolve() };
    held.add(one);
    taken += 1;
    one.ended = run(one)
      .catch((error: unknown) => log.error({ err: error, job: job.id, queue: work.name }, "how a job ended could not be written"))
      .finally(() => {
        held.delete(one);
        lookSoon();
      });
  };
  const run = async (one: Held) => {
    const { work, job, abort } = one;
    const about = { key: job.singletonKey ?? job.id, number: job.retryCount + 1, signal: abort.signal };
    try {
      await withinTime(work.run(job.data, about), abort);
    } catch (error) {
      // Another process may have it already, as the same try.
      if (one.isGivenBack) return;
      const isDead = about.number >= MOST_TRIES;
      log[isDead ? "error" : "warn"](
        { err: error, job: job.id, queue: work.name, try: about.number },
        isDead ? "a job is dead" : "a job failed",
      );
      await boss.fail(work.name, job, { message: reasonOf(error) });
      return;
    }
    if (!one.isGivenBack) await boss.complete(work.name, job);
  };
  /** A job whose lease is over has failed once more (S60). */
  const takeBack = async () => {
    if (!isStopping && !condition.isClockWrong()) await boss.supervise();
  };

  const unsubscribe = await db.changes.on(jobsTopic, { onKeys: lookSoon, onGap: lookSoon });
  const timers = [
    setInterval(lookSoon, LOOK_EVERY_MS),
    setInterval(() => ignore(log, takeBack(), "take back jobs whose lease is over"), TAKE_BACK_EVERY_MS),
  ];
  lookSoon();
  return {
    lookNow: look,
    takeBack,
    async settle(): Promise<void> {
      for (;;) {
        const [isIdle, before] = [held.size === 0, taken];
        // Another look may have taken a job from the table without holding it yet, so this waits for it.
        await look();
        if (isIdle && taken === before) return;
        await Promise.all([...held].map(({ ended }) => ended));
      }
    },
    /** Takes no more jobs, waits for running ones, and gives other leases back (S61). May be called again to wait. */
    stop: startedOnce(async (): Promise<void> => {
      isStopping = true;
      unsubscribe();
      timers.forEach(clearInterval);
      await look();
      await Promise.race([Promise.all([...held].map(({ ended }) => ended)), pause(patienceMs, undefined, { ref: false })]);
      for (const one of held) {
        one.isGivenBack = true;
        one.abort.abort(new Error("the process ends"));
        await giveLeaseBack(db.read, one.job);
      }
      await boss.stop({ graceful: false, close: false });
    }),
  };
}

export type Workers = Awaited<ReturnType<typeof openWorkers>>;

async function withinTime(running: Promise<unknown>, abort: AbortController): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`the job took longer than ${TRY_SECONDS} s`);
    abort.abort(error);
    late.reject(error);
  }, TRY_SECONDS * 1_000);
  await Promise.race([running, late.promise]).finally(() => clearTimeout(timer));
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);

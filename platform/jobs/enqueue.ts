import { randomUUID } from "node:crypto";
import type { QueryExecutorProvider, Transaction } from "kysely";
import type { Changing } from "../db/changes.ts";
import type { Database } from "../db/database.ts";
import { unavailable } from "../contracts/errors.ts";
import type { Clock, Instant } from "../time/time.ts";
import { jobsTopic, type Job } from "./job.ts";
import { insertJob } from "./enqueue.queries.ts";

type How = {
  /** The job's subject: a waiting job of the same key is replaced, a running one followed by this one. */
  key?: string;
  afterSeconds?: number;
};

/** Writes a job in its cause's transaction; it runs soon after the commit, never after a rollback. Throws 503 when its queue is full. */
export async function enqueue<Payload>(
  tx: QueryExecutorProvider & Changing,
  job: Job<Payload>,
  payload: Payload,
  { key = randomUUID(), afterSeconds = 0 }: How = {},
): Promise<void> {
  const row = { data: JSON.stringify(job.payload.parse(payload)), key, afterSeconds, unlessThere: false };
  if (!(await insertJob(tx, job, row))) throw unavailable();
  if (afterSeconds === 0) tx.changed(jobsTopic, [job.name]);
}

/** Skips keys with a waiting, running or dead job. Answers how many were written; a full queue takes the rest at the next scan. */
export async function enqueueDue<Payload>(
  tx: QueryExecutorProvider & Changing,
  job: Job<Payload>,
  due: readonly { key: string; payload: Payload }[],
): Promise<number> {
  let written = 0;
  for (const { key, payload } of due) {
    const row = { data: JSON.stringify(job.payload.parse(payload)), key, afterSeconds: 0, unlessThere: true };
    if (await insertJob(tx, job, row)) written += 1;
  }
  if (written > 0) tx.changed(jobsTopic, [job.name]);
  return written;
}

type Scan<Tables, Payload> = {
  due: (tx: Transaction<Tables>, scan: { now: Instant; limit: number }) => Promise<Payload[]>;
  keyOf: (payload: Payload) => string;
  most?: number;
};

/** Writes jobs for what is due now. Safe in several processes; answers how many were written. */
export const enqueueScan = <Tables, Payload>(
  { db, clock }: { db: Pick<Database<Tables>, "job">; clock: Clock },
  job: Job<Payload>,
  { due, keyOf, most = 200 }: Scan<Tables, Payload>,
): Promise<number> =>
  db.job(async (tx) => {
    const payloads = await due(tx, { now: clock.now(), limit: most });
    return enqueueDue(
      tx,
      job,
      payloads.map((payload) => ({ key: keyOf(payload), payload })),
    );
  });

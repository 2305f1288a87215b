import { randomUUID } from "node:crypto";
import type { QueryExecutorProvider } from "kysely";
import type { Changing } from "../db/changes.ts";
import { unavailable } from "../errors.ts";
import { jobsTopic, type Job } from "./job.ts";
import { insertJob } from "./enqueue.queries.ts";

type How = {
  /** What the job is about; a job of the same key that waits is replaced, one that runs is followed by this one. */
  key?: string;
  /** Seconds until it may run. */
  afterSeconds?: number;
};

/** Writes a job in the transaction that causes it; it runs soon after the commit, never after a rollback. Throws 503 when its queue is full. */
export async function enqueue<Payload>(
  tx: QueryExecutorProvider & Changing,
  job: Job<Payload>,
  payload: Payload,
  { key = randomUUID(), afterSeconds = 0 }: How = {},
): Promise<void> {
  if (!(await insertJob(tx, job, { data: JSON.stringify(job.payload.parse(payload)), key, afterSeconds }))) throw unavailable();
  if (afterSeconds === 0) tx.changed(jobsTopic, [job.name]);
}

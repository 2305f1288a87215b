import type * as z from "zod";
import type { Topic } from "../db/changes.ts";

/** Work that must not be lost (S60); its jobs wait in a queue of this name. */
export type Job<Payload> = {
  /** Never renamed while jobs wait. */
  name: string;
  payload: z.ZodType<Payload>;
  /** Jobs at once in each process. */
  atOnce: number;
  /** Jobs that may wait (S59). */
  most: number;
  /** Before the second try; doubles with each further one, at most an hour. */
  pauseSeconds: number;
};

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

/** Tries of a job, after which it is dead. */
export const MOST_TRIES = 8;
export const LONGEST_PAUSE_SECONDS = 3_600;
/** Afterwards another process may take the job. */
export const LEASE_SECONDS = 60;
/** The longest try; the rest of the lease is for writing its outcome. */
export const TRY_SECONDS = 50;

export const jobsTopic: Topic = { name: "jobs", withinMs: 50 };

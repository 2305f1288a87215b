import type { Job } from "./job.ts";

export type Try = {
  /** The job's subject, for which its effects happen once. */
  key: string;
  /** 1 for the first. */
  number: number;
  /** Aborted when the time of the try is over, or the process ends. */
  signal: AbortSignal;
};

export type Work = { name: string; atOnce: number; run(data: unknown, about: Try): Promise<unknown> };

/** `run` may be repeated, so it checks what is done already; it throws to be tried again. */
export const work = <Payload>({ name, atOnce, payload }: Job<Payload>, run: (payload: Payload, about: Try) => Promise<unknown>): Work => ({
  name,
  atOnce,
  run: async (data, about) => run(payload.parse(data), about),
});

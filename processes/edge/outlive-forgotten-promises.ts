import type { Logger } from "pino";

/** A promise nobody waits for any more must not end the process for everybody (S58). Returns how many there were. */
export function outliveForgottenPromises(log: Pick<Logger, "error">): () => number {
  let forgotten = 0;
  process.on("unhandledRejection", (error) => {
    forgotten += 1;
    log.error({ err: error }, "a promise failed that nobody waited for");
  });
  return () => forgotten;
}

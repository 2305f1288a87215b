import type { Logger } from "pino";

/** A rejected promise that nobody awaits must not end the process (S58). Returns how many there were. */
export function outliveForgottenPromises(log: Pick<Logger, "error">): () => number {
  let forgotten = 0;
  process.on("unhandledRejection", (error) => {
    forgotten += 1;
    log.error({ err: error }, "a promise failed that nobody waited for");
  });
  return () => forgotten;
}

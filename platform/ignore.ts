import type { Log } from "./log.ts";

/** Logs a failure that must not matter, with the reason why. */
export function ignore(log: Log, promise: Promise<unknown>, why: string): void {
  promise.catch((error: unknown) => log.warn({ err: error, why }, "ignored failure"));
}

import type { Log } from "./log.ts";

/** For the places where a failure must not matter: it is written down, with the reason why it does not. */
export function ignore(log: Log, promise: Promise<unknown>, why: string): void {
  promise.catch((error: unknown) => log.warn({ err: error, why }, "ignored failure"));
}

import type { Log } from "./log.ts";

export function ignore(log: Log, promise: Promise<unknown>, why: string): void {
  promise.catch((error: unknown) => log.warn({ err: error, why }, "ignored failure"));
}

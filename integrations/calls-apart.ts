import { setTimeout as sleep } from "node:timers/promises";

export function callsApart(apartMs: number, pause: (milliseconds: number) => Promise<unknown> = sleep): () => Promise<void> {
  let nextAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    const at = Math.max(nextAt, now);
    nextAt = at + apartMs;
    if (at > now) await pause(at - now);
  };
}

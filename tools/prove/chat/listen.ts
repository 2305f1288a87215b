import { setTimeout as pause } from "node:timers/promises";
import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import type { Servers } from "../servers.ts";

/** A lost stream is opened again, of any living process, after so long at most. */
const LONGEST_PAUSE_MS = 200;
/** A device is cut off now and then, after so long at most. */
const LONGEST_STREAM_MS = 10_000;

type Asked = { path: string; headers: Record<string, string>; servers: Servers; random: SeededRandom };

/** Listens like an open page: `onNews` after each opening, since something may have come meanwhile, and at each event `chat`. */
export function listen({ path, headers, servers, random }: Asked, onNews: () => void): { stop: () => Promise<void>; opened: () => number } {
  const stop = new AbortController();
  let opened = 0;
  const follow = async () => {
    const url = await servers.addressOfOne(random);
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(random.below(LONGEST_STREAM_MS))]);
    const response = await fetch(url + path, { headers: { ...headers, Accept: "text/event-stream" }, signal });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    for await (const piece of response.body ?? []) {
      const text = Buffer.from(piece).toString();
      if (text.includes("event: open")) opened += 1;
      if (text.includes("event: open") || text.includes("data: message")) onNews();
    }
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      // A stream ends with the process it came from; the next one brings what was missed.
      await follow().catch(() => undefined);
      if (!stop.signal.aborted) await pause(random.below(LONGEST_PAUSE_MS));
    }
  };
  const running = run();
  return {
    opened: () => opened,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}

import type { Context } from "hono";
import { streamSSE, type SSEStreamingApi } from "hono/streaming";
import { ignore } from "../../platform/ignore.ts";
import type { Log } from "../../platform/log.ts";

/** Keeps sockets alive. */
export const BEAT_MS = 15_000;
const LONGEST_MS = 3_600_000;

type Send = (event: string, data: string) => void;

export type Following = {
  /** Ends the stream when resolved; a number tells the reader to come back after as many milliseconds. */
  ended: PromiseWithResolvers<number | undefined>;
  /** Asked at each beat; false ends the stream. */
  mayListen: () => Promise<boolean>;
  /** Each begins to listen and answers its stop. */
  listeners: readonly ((send: Send) => Promise<(() => void) | undefined>)[];
  onBreak: (error: unknown) => void;
  /** Called once the stream is over, whatever has ended it. */
  onOver: () => void;
  log: Log;
  beatMs?: number;
};

/** A stream of server-sent events: `open` once it listens, a comment at each beat, an hour at most. */
export function streamEvents(c: Context, following: Following): Response {
  c.header("Cache-Control", "private, no-store");
  c.header("X-Accel-Buffering", "no");
  return streamSSE(c, (stream) => follow(stream, following));
}

async function follow(
  stream: SSEStreamingApi,
  { ended, mayListen, listeners, onBreak, onOver, log, beatMs = BEAT_MS }: Following,
): Promise<void> {
  stream.onAbort(() => ended.resolve(undefined));
  const beat = async () => {
    await stream.write(": alive\n\n");
    if (!(await mayListen())) ended.resolve(undefined);
  };
  const timers = [
    setTimeout(() => ended.resolve(undefined), LONGEST_MS),
    setInterval(() => ignore(log, beat(), "the next beat asks again"), beatMs),
  ];
  const stops: ((() => void) | undefined)[] = [];
  try {
    for (const listen of listeners) stops.push(await listen((event, data) => void stream.writeSSE({ event, data })));
    await stream.writeSSE({ event: "open", data: "" });
    const comeBackMs = await ended.promise;
    if (comeBackMs) await stream.write(`retry: ${comeBackMs}\n\n`);
  } catch (error) {
    onBreak(error);
  } finally {
    timers.forEach(clearTimeout);
    onOver();
    stops.forEach((stop) => stop?.());
  }
}

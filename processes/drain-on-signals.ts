import type { Server } from "node:http";
import type { Log } from "../platform/log.ts";
import type { Health } from "./health.ts";

const DRAIN_SECONDS = 20;
/** Whoever has begun to send has so long to end it. */
const SEND_SECONDS = 3;

/** On SIGTERM or SIGINT: not ready, wait for balancers, stop accepting, drain, close, exit 0 (security.md S61). */
export function drainOnSignals({
  server,
  health,
  log,
  waitSeconds,
  onDrain,
  cutWaiting,
  stop,
}: {
  server: Server;
  health: Health;
  log: Log;
  waitSeconds: number;
  /** Ends what would otherwise hold its connection for ever. */
  onDrain: () => void;
  /** Cuts the sockets that nobody is being answered on. */
  cutWaiting: () => void;
  stop: () => Promise<void>;
}): void {
  let stopping = false;
  const leave = async () => {
    if (stopping) return;
    stopping = true;
    health.drain();
    // Whoever asks again and again on one connection is told to look for another server.
    server.prependListener("request", (_, response) => void (response.shouldKeepAlive = false));
    await pause(waitSeconds);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    onDrain();
    server.closeIdleConnections();
    const timers = [setTimeout(cutWaiting, SEND_SECONDS * 1_000), setTimeout(() => server.closeAllConnections(), DRAIN_SECONDS * 1_000)];
    await closed;
    timers.forEach(clearTimeout);
    await stop();
    process.exit(0);
  };
  const onSignal = () => {
    leave().catch((error: unknown) => {
      log.fatal({ err: error }, "shutdown failed");
      process.exit(1);
    });
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

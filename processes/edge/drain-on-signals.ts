import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../platform/log.ts";
import type { Health } from "./health.ts";

const DRAIN_SECONDS = 20;
const SEND_SECONDS = 3;

/** On SIGTERM or SIGINT: not ready, wait, stop accepting, drain, close, exit 0 (S61). */
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
  onDrain: () => void;
  cutWaiting: () => void;
  stop: () => Promise<void>;
}): void {
  let stopping = false;
  const leave = async () => {
    if (stopping) return;
    stopping = true;
    health.drain();
    // Moves keep-alive clients to another server.
    server.prependListener("request", (_, response) => void (response.shouldKeepAlive = false));
    await pause(waitSeconds * 1_000);
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

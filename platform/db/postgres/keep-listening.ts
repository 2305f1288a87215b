import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const RECONNECT_MS = 1_000;

type Listening = { channel: string; onPayload: (payload: string) => void; onGap?: (() => void) | undefined };

/** Listens on a connection of its own, reconnects each second and then calls `onGap`. Returns the stop, also kept in `open`. */
export async function keepListening(
  url: string,
  open: Set<() => Promise<void>>,
  { channel, onPayload, onGap }: Listening,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on("notification", (message) => onPayload(message.payload ?? ""));
    // The next use of the connection reports the reason; without a listener the event would end the process.
    client.on("error", () => undefined);
    await client.connect();
    client.once("end", () => void comeBack());
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  const comeBack = async (): Promise<void> => {
    await pause(RECONNECT_MS, undefined, { ref: false });
    if (stopped) return undefined;
    try {
      await connect();
      return onGap?.();
    } catch {
      await client?.end().catch(() => undefined);
      return comeBack();
    }
  };
  const stop = async (): Promise<void> => {
    stopped = true;
    open.delete(stop);
    await client?.end();
  };
  await connect();
  open.add(stop);
  return stop;
}

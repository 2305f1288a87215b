import { randomUUID } from "node:crypto";
import { startedOnce } from "../started-once.ts";
import type { Change, Topic } from "./changes.ts";

/** PostgreSQL limits a notification to 8,000 bytes. */
const LONGEST_MESSAGE = 7_900;
/** The part that names a message's process; no topic has an empty name. */
const SENDER = "";
const AGAIN_MS = 1_000;

type Listener = {
  onKeys: (keys: string[], by: string) => void;
  /** Called after a lost connection: messages may have been missed. */
  onGap?: () => void;
};

export type Channel = {
  /** Sends within the topic's time and repeats a failed send each second. This process hears it when it is sent. */
  tell(changes: readonly Change[]): Promise<void>;
  on(topic: Topic, listener: Listener): Promise<() => void>;
  flush(): Promise<void>;
};

type Transport = {
  notify(payload: string): Promise<void>;
  listen(onPayload: (payload: string) => void, onGap: () => void): Promise<unknown>;
};
type Waiting = { keys: Map<string, Set<string>>; timer: NodeJS.Timeout | undefined };
type Part = [topic: string, by: string, keys: string[]];

export function openChannel({ notify, listen }: Transport): Channel {
  const self = randomUUID();
  const waiting = new Map<string, Waiting>();
  const listeners = new Map<string, Set<Listener>>();
  const sending = new Set<Promise<void>>();
  const listening = startedOnce(() => listen(hearOthers, hearGap));

  const collect = ([name, by, keys]: readonly [string, string, readonly string[]]): Waiting => {
    const of = waiting.get(name) ?? { keys: new Map<string, Set<string>>(), timer: undefined };
    waiting.set(name, of);
    const known = of.keys.get(by) ?? new Set();
    of.keys.set(by, known);
    for (const key of keys) known.add(key);
    return of;
  };
  const send = (names: readonly string[]): Promise<void> => {
    const under = sendAll(names).finally(() => sending.delete(under));
    sending.add(under);
    return under;
  };
  const sendAll = async (names: readonly string[]): Promise<void> => {
    const parts = names.flatMap((name): Part[] => {
      const of = waiting.get(name);
      clearTimeout(of?.timer);
      waiting.delete(name);
      return [...(of?.keys ?? [])].map(([by, keys]): Part => [name, by, [...keys]]);
    });
    hear(parts);
    for (const message of messagesOf(parts)) await notify(JSON.stringify([[SENDER, self, []], ...message])).catch(() => sendAgain(message));
  };
  const sendLater = (name: string, of: Waiting, milliseconds: number): void => {
    of.timer ??= setTimeout(() => void send([name]), milliseconds).unref();
  };
  /** The database's log says why it refused the statement. */
  const sendAgain = (message: readonly Part[]): void => {
    for (const part of message) sendLater(part[0], collect(part), AGAIN_MS);
  };
  const hear = (parts: readonly Part[]): void => {
    for (const [name, by, keys] of parts) listeners.get(name)?.forEach(({ onKeys }) => onKeys(keys, by));
  };
  const hearOthers = (payload: string): void => {
    const parts = JSON.parse(payload) as Part[];
    if (!parts.some(([name, sender]) => name === SENDER && sender === self)) hear(parts);
  };
  const hearGap = (): void => listeners.forEach((some) => some.forEach(({ onGap }) => onGap?.()));

  return {
    async tell(changes) {
      const atOnce = new Set<string>();
      for (const { topic, keys, by } of changes) {
        const { name, withinMs } = topic;
        if (keys.length === 0) continue;
        const of = collect([name, by, keys]);
        if (withinMs === 0) atOnce.add(name);
        else sendLater(name, of, withinMs);
      }
      if (atOnce.size > 0) await send([...atOnce]);
    },
    async on({ name }, listener) {
      await listening();
      const others = listeners.get(name) ?? new Set();
      listeners.set(name, others.add(listener));
      return () => void others.delete(listener);
    },
    async flush() {
      void send([...waiting.keys()]);
      await Promise.all(sending);
    },
  };
}

function messagesOf(parts: readonly Part[]): Part[][] {
  const messages: Part[][] = [];
  let room = 0;
  for (const [name, by, keys] of parts) {
    const head = bytesOf([name, by, []]);
    let open: Part | undefined;
    for (const key of keys) {
      const size = bytesOf(key);
      if (!open || room < size) {
        if (room < head + size) {
          messages.push([]);
          room = LONGEST_MESSAGE;
        }
        open = [name, by, []];
        messages.at(-1)?.push(open);
        room -= head;
      }
      open[2].push(key);
      room -= size;
    }
  }
  return messages;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) + 1;

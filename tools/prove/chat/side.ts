import { randomUUID } from "node:crypto";
import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import type { ChatMessage } from "../../../features/chat/chat.contract.ts";
import type { Servers } from "../servers.ts";
import { listen } from "./listen.ts";

/** When each message was begun to be sent, and how long it took to be read elsewhere, milliseconds. */
export type Deliveries = { begun: Map<string, number>; took: number[] };
type Asked = {
  deliveries: Deliveries;
  kind: "customer" | "staff";
  of: string;
  headers: Record<string, string>;
  servers: Servers;
  random: SeededRandom;
};
/** The messages one end of a conversation has sent and received. */
export type Known = {
  of: string;
  name: string;
  sent: readonly { id: string; text: string }[];
  read: readonly ChatMessage[];
  isStuck: boolean;
};
export type Side = ReturnType<typeof openSide>;

/** How often a message is sent again although its answer came. */
const REPEATS = 0.2;
/** Longer than a killed process and its successor take. */
const MOST_TRIES = 400;

/** One end of a conversation: a device of the customer, or an operator. */
export function openSide({ kind, of, headers, servers, random, deliveries }: Asked) {
  const name = `${kind} ${randomUUID().slice(0, 4)} of ${of}`;
  const sent: { id: string; text: string }[] = [];
  const read: ChatMessage[] = [];
  const own = new Set<string>();
  const took: number[] = [];
  let [repeated, lost, after] = [0, 0, 0];
  let isStuck = false;
  let thread: number | undefined;

  const get = (path: string) => servers.call(random, { method: "GET", path, headers });
  const post = (path: string, body: Record<string, unknown>) => servers.call(random, { method: "POST", path, body, headers });
  const findThread = async (): Promise<number | undefined> => {
    const answer = await get(`/api/admin/chats?q=${of}`);
    return (answer?.body["data"] as { id: number }[] | undefined)?.[0]?.id;
  };
  const send = async ({ id, text }: { id: string; text: string }): Promise<boolean> => {
    const began = performance.now();
    if (!deliveries.begun.has(id)) deliveries.begun.set(id, began);
    own.add(id);
    const answer =
      kind === "customer"
        ? await post("/api/send-chat-message", { id, text })
        : await post(`/api/admin/chats/${thread}/answer`, { messageId: id, text });
    if (answer?.status !== 200) return false;
    took.push(performance.now() - began);
    return true;
  };
  const readNew = async (): Promise<void> => {
    if (kind === "staff") thread ??= await findThread();
    if (kind === "staff" && thread === undefined) return;
    for (;;) {
      const answer = await get(kind === "customer" ? `/api/get-chat?after=${after}` : `/api/admin/chats/${thread}?after=${after}`);
      if (answer?.status !== 200) continue;
      const messages = answer.body["messages"] as ChatMessage[];
      for (const { id } of messages) if (!own.has(id)) deliveries.took.push(performance.now() - (deliveries.begun.get(id) ?? NaN));
      read.push(...messages);
      after = Math.max(after, ...messages.map(({ seq }) => seq));
      if (messages.length === 0) return;
    }
  };
  // One after the other, or two would read the same; what comes to be known meanwhile is read once more.
  let [reading, isWanted] = [Promise.resolve(), false];
  const catchUp = (): Promise<void> => {
    if (isWanted) return reading;
    isWanted = true;
    reading = reading.then(() => {
      isWanted = false;
      return readNew();
    });
    return reading;
  };
  const live = listen(
    { path: kind === "customer" ? "/api/cart-events" : "/api/admin/chat-events", headers, servers, random },
    () => void catchUp(),
  );

  return {
    /** Writes so many messages, one after the other, each until the shop has it. */
    async talk(messages: number): Promise<void> {
      while (sent.length < messages) {
        if (kind === "staff" && (thread ??= await findThread()) === undefined) continue;
        const message = { id: randomUUID(), text: `${name}: ${sent.length}` };
        for (let tries = 0; !(await send(message)); tries += 1) {
          lost += 1;
          isStuck = tries >= MOST_TRIES;
          if (isStuck) return;
        }
        sent.push(message);
        if (random.chance(REPEATS)) {
          repeated += 1;
          await send(message);
        }
      }
    },
    known: (): Known => ({ of, name, sent, read, isStuck }),
    took: () => took,
    /** Reads what is left, and listens no more. */
    async finish(): Promise<void> {
      await live.stop();
      await catchUp();
    },
    opened: () => live.opened(),
    repeated: () => repeated,
    lost: () => lost,
  };
}

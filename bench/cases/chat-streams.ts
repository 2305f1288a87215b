import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ApiClient } from "../../support/api-client.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop } from "../../support/running-shop.ts";
import { medianOf, percentile } from "../measure.ts";
import { ownMegabytes } from "../process-memory.ts";
import { customers } from "./write-cases.ts";

const CUSTOMERS = 400;
const STREAMS_OF_ONE = 5;
const AT_ONCE = 25;
const MESSAGES = 200;
/** More than one beat of the streams, so that what a beat leaves behind is collected at least once. */
const SETTLES_MS = 20_000;
/** The longest way of a chat's answer to an open page, milliseconds (p97.5). */
const LIMIT_MS = 300;

export type ChatStreams = { name: string; streams: number; kilobytesEach: number; p50: number; p975: number; limitMs: number };

/** Pages of customers who only listen, on one process: what each of them costs, and how soon a message reaches one of them. */
export async function chatStreams(): Promise<ChatStreams[]> {
  const cluster = await startPostgresCluster();
  const shop = await startShop({ DATABASE_URL: cluster.url });
  const clients: ApiClient[] = await customers(shop, AT_ONCE);
  const memory = ownMegabytes(shop.pid);
  // Memory left by the sign-ins is counted as the streams', so that each stream's cost errs on the high side.
  const before = await lowest(memory);
  while (clients.length < CUSTOMERS) clients.push(...(await customers(shop, AT_ONCE)));
  const streams = await openAll(shop.url, clients);
  const after = await lowest(memory);
  const took = await messagesHeard(clients, streams);
  memory.stop();
  for (const { socket } of streams) socket.destroy();
  await shop.stop();
  await cluster.stop();
  return [
    {
      name: "chat streams",
      streams: streams.length,
      kilobytesEach: Math.round(((after - before) * 1_024) / streams.length),
      p50: medianOf(took),
      p975: percentile(took, 0.975),
      limitMs: LIMIT_MS,
    },
  ];
}

/** Between two collections memory rises, so that its lowest moment says most. */
async function lowest(memory: ReturnType<typeof ownMegabytes>): Promise<number> {
  let found = Infinity;
  for (const end = performance.now() + SETTLES_MS; performance.now() < end; await pause(200)) found = Math.min(found, memory.now());
  return found;
}

type Stream = { socket: Socket; heard: () => Promise<void> };

async function openAll(url: string, clients: readonly ApiClient[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (const [at, { token }] of clients.entries())
    streams.push(
      ...(await Promise.all(Array.from({ length: STREAMS_OF_ONE }, () => openStream(url, { token: token ?? "", address: addressOf(at) })))),
    );
  return streams;
}

/** One address may have only so many sockets. */
const addressOf = (at: number): string => `127.0.${1 + (at >> 7)}.${1 + (at & 127)}`;

async function openStream(url: string, { token, address }: { token: string; address: string }): Promise<Stream> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  socket.setEncoding("utf8");
  const opened = Promise.withResolvers<void>();
  let next = Promise.withResolvers<void>();
  socket.on("error", opened.reject);
  socket.on("data", (text: string) => {
    if (text.startsWith("HTTP/1.1") && !text.startsWith("HTTP/1.1 200")) opened.reject(new Error(text.slice(0, 200)));
    if (text.includes("event: open")) opened.resolve();
    if (!text.includes("event: chat")) return;
    next.resolve();
    next = Promise.withResolvers();
  });
  socket.write(`GET /api/cart-events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await opened.promise;
  return { socket, heard: () => next.promise };
}

/** Milliseconds from sending a message to the moment the customer's other page hears of it. */
async function messagesHeard(clients: readonly ApiClient[], streams: readonly Stream[]): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < MESSAGES; at += 1) {
    const [client, stream] = [clients[at % clients.length], streams[(at % clients.length) * STREAMS_OF_ONE]];
    const began = performance.now();
    const heard = stream?.heard();
    await client?.post("/api/send-chat-message", { id: crypto.randomUUID(), text: `Чи буде ${at} розмір?` });
    await heard;
    took.push(performance.now() - began);
  }
  return took;
}

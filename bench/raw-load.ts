import { connect, type Socket } from "node:net";

/** Milliseconds of each answer, and how many were not as they should be. */
export type Loaded = { latencies: number[]; failures: number };

const HEAD_END = Buffer.from("\r\n\r\n");
const OK = Buffer.from("HTTP/1.1 200");

/**
 * Clients that each send one request after the other over a connection of their own, in the order given, for some
 * seconds. It does nothing but write bytes, find the end of the answer and look for `expected` in it: beside a shop on
 * the same two cores a generator that parses HTTP would use more of them than what it measures.
 */
export async function rawLoad(
  url: string,
  clients: readonly (readonly Buffer[])[],
  { seconds, expected }: { seconds: number; expected: string },
): Promise<Loaded> {
  const { hostname, port } = new URL(url);
  const end = performance.now() + seconds * 1_000;
  const loaded: Loaded = { latencies: [], failures: 0 };
  await Promise.all(
    clients.map((requests) => oneClient({ host: hostname, port: Number(port), requests, end, loaded, expected: Buffer.from(expected) })),
  );
  return loaded;
}

type Client = { host: string; port: number; requests: readonly Buffer[]; end: number; loaded: Loaded; expected: Buffer };

function oneClient({ host, port, requests, end, loaded, expected }: Client): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host, port, noDelay: true });
    let [turn, began] = [0, 0];
    let held: Buffer = Buffer.alloc(0);
    const send = () => {
      if (performance.now() >= end) return void socket.end(resolve);
      began = performance.now();
      socket.write(requests[turn++ % requests.length] ?? "");
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      if (held.length < lengthOf(held)) return;
      loaded.latencies.push(performance.now() - began);
      if (!held.subarray(0, OK.length).equals(OK) || !held.includes(expected)) loaded.failures += 1;
      held = Buffer.alloc(0);
      send();
    });
  });
}

/** Bytes of the whole answer; infinitely many until its head has come. */
function lengthOf(answer: Buffer): number {
  const head = answer.indexOf(HEAD_END);
  if (head < 0) return Infinity;
  const length = /content-length: (\d+)/i.exec(answer.toString("latin1", 0, head))?.[1];
  if (length === undefined) throw new Error("an answer without its length");
  return head + HEAD_END.length + Number(length);
}

/** A call with a JSON body as it crosses the wire. */
export function rawPost(path: string, token: string, body: unknown): Buffer {
  const json = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  );
}

/** A request of a page as it crosses the wire, by a browser that takes brotli. */
export const rawGet = (path: string, cookie = ""): Buffer =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: br\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`,
  );

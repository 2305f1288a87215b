import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answering = (response: ServerResponse, received: Received) => unknown;

/** A program of others that receives messages over HTTP on this machine; `answering` may be exchanged meanwhile, and 204 is its first. */
export async function openReceiver() {
  const received: Received[] = [];
  let atOnce = 0;
  const receiver = {
    origin: "",
    url: "",
    received,
    /** The most requests it had open at the same moment. */
    mostAtOnce: 0,
    answering: ((response) => response.writeHead(204).end()) as Answering,
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    data: () => received.map(({ body }) => (JSON.parse(body) as { data: unknown }).data),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer((request, response) => {
    atOnce += 1;
    receiver.mostAtOnce = Math.max(receiver.mostAtOnce, atOnce);
    response.on("close", () => void (atOnce -= 1));
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts).toString("utf8") };
      received.push(one);
      receiver.answering(response, one);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  receiver.url = `${receiver.origin}/hooks`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

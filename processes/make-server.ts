import { createServer, STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { securityHeaders } from "../platform/http/security-headers.ts";
import type { countRequests } from "./count-requests.ts";
import type { KeptAddresses } from "./kept-addresses.ts";
import { say } from "./say.ts";

/**
 * The HTTP server of the shop. What Node.js refuses by itself, before there is an address that could be told apart, carries the
 * same headers and JSON as a call's refusal (security.md S38).
 */
export function makeServer({
  app,
  https,
  kept,
  watch,
}: {
  app: Hono;
  https: boolean;
  kept?: KeptAddresses;
  watch?: ReturnType<typeof countRequests>["watch"];
}): Server {
  const body = JSON.stringify({ message: say("ua", "refusal.badRequest") });
  const headers = {
    ...securityHeaders({ https }),
    "Content-Type": "application/json",
    "Cache-Control": "private, no-store",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const answering = new WeakMap<Duplex, ServerResponse>();
  const listener = getRequestListener(app.fetch, { errorHandler: () => new Response(body, { status: 400, headers }) });
  // A request without a host is refused by the listener, with the headers of all others.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    answering.set(request.socket, response);
    watch?.(request, response);
    if (!kept?.answer(request, response)) void listener(request, response);
  });
  server.on("checkExpectation", (_, response: ServerResponse) => void response.writeHead(417, headers).end(body));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const present = answering.get(socket);
    const isAnswering = present !== undefined && present.headersSent && !present.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
    else socket.end(rawAnswer(statusOf(error), headers, body), () => socket.destroy());
  });
  return server;
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const statusOf = ({ code = "" }: NodeJS.ErrnoException): number => statuses[code] ?? 400;

function rawAnswer(status: number, headers: Record<string, string>, body: string): string {
  const all = { ...headers, Connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

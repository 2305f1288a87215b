import { createServer, STATUS_CODES, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { securityHeaders } from "../../platform/http/pages/security-headers.ts";
import { boundSockets, usualBounds, type BoundSockets, type SocketBounds } from "./bound-sockets.ts";
import type { countRequests } from "./count-requests.ts";
import type { KeptAddresses } from "../pages/kept-addresses.ts";
import type { openEarlyRefusal } from "./refuse-early.ts";
import { say } from "../say.ts";

/** The HTTP server; even Node's own early refusals carry the shop's headers and JSON (S38). */
export function makeServer({
  app,
  https,
  kept,
  refuseEarly,
  watch,
  trustedProxies = 0,
  bounds = usualBounds,
}: {
  app: Hono;
  https: boolean;
  kept?: KeptAddresses;
  refuseEarly?: ReturnType<typeof openEarlyRefusal>;
  watch?: ReturnType<typeof countRequests>["watch"];
  trustedProxies?: number;
  bounds?: SocketBounds;
}): { server: Server; sockets: BoundSockets } {
  const { body, headers } = refusal("refusal.badRequest", https);
  const tooMany = refusal("refusal.tooMany", https);
  const listener = getRequestListener(app.fetch, { errorHandler: () => new Response(body, { status: 400, headers }) });
  // The app refuses requests without a host, with all headers.
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval: CHECK_EVERY_MS }, (request, response) => {
    watch?.(request, response);
    if (!sockets.admit(request, response))
      response.writeHead(429, { ...tooMany.headers, "Retry-After": "10", Connection: "close" }).end(tooMany.body);
    else if (!kept?.answer(request, response) && !refuseEarly?.(request, response)) void listener(request, response);
  });
  const sockets = boundSockets(server, { trustedProxies, bounds });
  server.on("checkExpectation", (_, response: ServerResponse) => void response.writeHead(417, headers).end(body));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const present = sockets.answerOn(socket);
    const isAnswering = present !== undefined && present.headersSent && !present.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
    else socket.end(rawAnswer(statusOf(error), headers, body), () => socket.destroy());
  });
  return { server, sockets };
}

/** How often Node checks for late headers. */
const CHECK_EVERY_MS = 1_000;

/** The language is unknown so early. */
function refusal(key: string, https: boolean) {
  const body = JSON.stringify({ message: say("ua", key) });
  const headers = {
    ...securityHeaders({ https }),
    "Content-Type": "application/json",
    "Cache-Control": "private, no-store",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  return { body, headers };
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

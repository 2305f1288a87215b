import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "../platform/http/client-address.ts";

/** How many sockets there may be, and how long one may say or take nothing (security.md S59). */
export type SocketBounds = {
  most: number;
  /** Of one address: sockets where strangers reach the process themselves, requests under way where proxies stand before it. */
  mostOfOne: number;
  quietMs: number;
  /** What a body may take beyond that, by its length: a photo over a slow line is no attack. */
  bytesAMs: number;
};

export const usualBounds: SocketBounds = { most: 8_000, mostOfOne: 1_000, quietMs: 20_000, bytesAMs: 32 };

export type BoundSockets = ReturnType<typeof boundSockets>;

/** Keeps the sockets of a server within bounds: quiet and slow ones are cut, and no address has all of them. */
export function boundSockets(server: Server, { trustedProxies, bounds }: { trustedProxies: number; bounds: SocketBounds }) {
  const answering = new Map<Socket, { request: IncomingMessage; response: ServerResponse }>();
  const open = new Set<Socket>();
  const perAddress = countsOf(bounds.mostOfOne);
  server.maxConnections = bounds.most;
  server.timeout = bounds.quietMs;
  server.headersTimeout = bounds.quietMs;
  server.keepAliveTimeout = bounds.quietMs;
  // Whoever has asked and hears nothing yet waits for the shop, and is not quiet themselves.
  server.on("timeout", (socket: Socket) => {
    const present = answering.get(socket);
    if (present?.request.complete && !present.response.headersSent) socket.setTimeout(bounds.quietMs);
    else socket.destroy();
  });
  // Bodies have their own time, by their length.
  server.requestTimeout = 0;
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (trustedProxies === 0 && !perAddress.take(address)) return void socket.destroy();
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      answering.delete(socket);
      if (trustedProxies === 0) perAddress.giveBack(address);
    });
  });

  return {
    /** Whether the request may be answered: behind proxies an address has only so many under way at once. */
    admit(request: IncomingMessage, response: ServerResponse): boolean {
      const { socket, headers } = request;
      answering.set(socket, { request, response });
      endLateBody(server, request, bounds);
      if (trustedProxies === 0) return true;
      const forwardedFor = String(headers["x-forwarded-for"] ?? "") || null;
      const address = clientAddress({ socketAddress: socket.remoteAddress ?? "", forwardedFor, trustedProxies });
      if (!perAddress.take(address)) return false;
      response.once("close", () => perAddress.giveBack(address));
      return true;
    },
    /** The answer that a socket is in the middle of, if any. */
    answerOn: (socket: unknown): ServerResponse | undefined => answering.get(socket as Socket)?.response,
    /** Cuts every socket that nobody is being answered on: those quiet, and those whose request never ends. */
    cutWaiting(): void {
      for (const socket of open) {
        const present = answering.get(socket);
        const isAnswered = present && present.request.complete && !present.response.writableFinished;
        if (!isAnswered) socket.destroy();
      }
    },
    count: (): number => open.size,
  };
}

/** Whoever dribbles a body is not quiet; the body has to be there in the end. */
function endLateBody(server: Server, request: IncomingMessage, { quietMs, bytesAMs }: SocketBounds): void {
  const { headers, socket } = request;
  const length = Number(headers["content-length"] ?? 0);
  if (length === 0 && headers["transfer-encoding"] === undefined) return;
  const late = setTimeout(
    () => {
      const error = Object.assign(new Error("the body is late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      if (!request.complete && !socket.destroyed) server.emit("clientError", error, socket);
    },
    quietMs + length / bytesAMs,
  );
  const stop = () => clearTimeout(late);
  request.once("end", stop);
  request.once("close", stop);
}

function countsOf(most: number) {
  const counts = new Map<string, number>();
  return {
    take(of: string): boolean {
      const count = counts.get(of) ?? 0;
      if (count >= most) return false;
      counts.set(of, count + 1);
      return true;
    },
    giveBack(of: string): void {
      const count = (counts.get(of) ?? 1) - 1;
      if (count === 0) counts.delete(of);
      else counts.set(of, count);
    },
  };
}

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork } from "../../platform/http/addresses/client-network.ts";
import { networkOf, wideNetworkOf } from "../../platform/http/addresses/network-of.ts";
import { countsOf } from "../../platform/limits/counts-of.ts";

/** Limits on sockets and on their silence (S59). */
export type SocketBounds = {
  most: number;
  /** Sockets of one network (an IPv6 /64 is one, S34), or behind proxies requests in progress. */
  mostOfOne: number;
  quietMs: number;
  /** Extra time for bodies by length: a photo over a slow line is no attack. */
  bytesAMs: number;
};

export const usualBounds: SocketBounds = { most: 8_000, mostOfOne: 1_000, quietMs: 20_000, bytesAMs: 32 };

export type BoundSockets = ReturnType<typeof boundSockets>;

export function boundSockets(server: Server, { trustedProxies, bounds }: { trustedProxies: number; bounds: SocketBounds }) {
  const answering = new Map<Socket, Present>();
  const open = new Set<Socket>();
  const perNetwork = countsOf(bounds.mostOfOne);
  /** Keyed by possible owner, an IPv6 /48; oldest first. */
  const byOwner = new Map<string, Set<Socket>>();
  server.timeout = bounds.quietMs;
  server.headersTimeout = bounds.quietMs;
  server.keepAliveTimeout = bounds.quietMs;
  // A client that waits for an answer is not quiet.
  server.on("timeout", (socket: Socket) => {
    const present = answering.get(socket);
    if (present?.request.complete && !present.response.headersSent) socket.setTimeout(bounds.quietMs);
    else socket.destroy();
  });
  // Bodies have their own limit by length.
  server.requestTimeout = 0;
  const leave = (socket: Socket, owner: string) => {
    open.delete(socket);
    answering.delete(socket);
    byOwner.get(owner)?.delete(socket);
    if (byOwner.get(owner)?.size === 0) byOwner.delete(owner);
  };
  /** Ends the oldest idle socket of whoever has the most, so that eight networks cannot hold all the places. */
  const giveWay = (comer: string): boolean => {
    const [owner, own] = [...byOwner].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (own.size <= (byOwner.get(comer)?.size ?? 0) + 1) return false;
    const [oldest] = own;
    const ending = [...own].find((socket) => !isAnswered(answering.get(socket))) ?? oldest;
    if (!ending) return false;
    leave(ending, owner);
    ending.destroy();
    return true;
  };
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const owner = wideNetworkOf(socket.remoteAddress ?? "");
    if (open.size >= bounds.most && (trustedProxies > 0 || !giveWay(owner))) return void socket.destroy();
    if (trustedProxies === 0 && !perNetwork.take(network)) return void socket.destroy();
    open.add(socket);
    byOwner.set(owner, (byOwner.get(owner) ?? new Set()).add(socket));
    socket.once("close", () => {
      leave(socket, owner);
      if (trustedProxies === 0) perNetwork.giveBack(network);
    });
  });

  return {
    /** False when a proxied network has too many requests in progress. */
    admit(request: IncomingMessage, response: ServerResponse): boolean {
      const { socket } = request;
      answering.set(socket, { request, response });
      endLateBody(server, request, bounds);
      if (trustedProxies === 0) return true;
      const network = clientNetwork(request, trustedProxies);
      if (!perNetwork.take(network)) return false;
      response.once("close", () => perNetwork.giveBack(network));
      return true;
    },
    answerOn: (socket: unknown): ServerResponse | undefined => answering.get(socket as Socket)?.response,
    /** Closes sockets without a response in progress, for shutdown. */
    cutWaiting(): void {
      for (const socket of open) {
        if (!isAnswered(answering.get(socket))) socket.destroy();
      }
    },
    count: (): number => open.size,
  };
}

type Present = { request: IncomingMessage; response: ServerResponse };

/** Asked for in full, and not answered in full. */
const isAnswered = (present: Present | undefined): boolean =>
  present !== undefined && present.request.complete && !present.response.writableFinished;

/** A slowly sent body resets the quiet timer, so it has a deadline. */
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

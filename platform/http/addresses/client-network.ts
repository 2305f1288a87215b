import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address.ts";
import { networkOf } from "./network-of.ts";

/** The network of a raw request. */
export function clientOfSocket({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwardedFor = String(headers["x-forwarded-for"] ?? "") || null;
  return clientAddress({ socketAddress: socket.remoteAddress ?? "", forwardedFor, trustedProxies });
}

/** The unit that limits count (S34). */
export const clientNetwork = (request: IncomingMessage, trustedProxies: number): string =>
  networkOf(clientOfSocket(request, trustedProxies));

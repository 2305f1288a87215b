import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address.ts";
import { networkOf } from "./network-of.ts";

/** Of a raw request: the unit that limits count (S34). */
export function clientNetwork({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwardedFor = String(headers["x-forwarded-for"] ?? "") || null;
  return networkOf(clientAddress({ socketAddress: socket.remoteAddress ?? "", forwardedFor, trustedProxies }));
}

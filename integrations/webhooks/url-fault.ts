import { isIP } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address.ts";
import type { UrlFault } from "./webhook-sender.ts";

/** Lower ports are of mail, shells and other services that receive no webhooks. */
const FIRST_FREE_PORT = 1_024;
/** Endings of names inside private networks (RFC 6761, 6762, 8375; `internal` is reserved by ICANN). */
const innerNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

/** `isLocalAllowed` allows `http` and this machine itself, for tests. */
export function urlFault(url: string, { isLocalAllowed }: { isLocalAllowed: boolean }): UrlFault | undefined {
  if (!URL.canParse(url)) return "unreadable";
  const { protocol, username, password, port } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return "notHttps";
  if (username !== "" || password !== "") return "withPassword";
  const host = hostOf(url);
  if (isLocalAllowed && (host === "localhost" || isLoopback(host))) return undefined;
  if (protocol !== "https:") return "notHttps";
  if (port !== "" && Number(port) < FIRST_FREE_PORT) return "port";
  const isPublic = isIP(host) === 0 ? host.includes(".") && !innerNames.test(host) : isPublicAddress(host);
  return isPublic ? undefined : "notPublic";
}

/** The name or address without brackets and a last full stop. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");

import type { IncomingMessage, ServerResponse } from "node:http";
import { clientOfSocket } from "../../platform/http/addresses/client-network.ts";
import type { PageCache } from "../../platform/http/pages/page-cache.ts";
import { securityHeaders } from "../../platform/http/pages/security-headers.ts";
import type { CallerQueues } from "./caller-queues.ts";
import type { Gate } from "./open-gate.ts";
import { isMalformedTarget } from "../pages/page-address.ts";
import { sharedKey } from "../pages/serve-pages.ts";
import { turnedAway } from "./turn-away.ts";
import { priorityOf } from "./priority-of.ts";

/** Refuses pages that would have to be rendered before any other work, so that refusals stay cheap (S58). Returns whether it did. */
export function openEarlyRefusal({
  gate,
  queues,
  cache,
  buildId,
  publicUrl,
  https,
  trustedProxies = 0,
}: {
  gate: Pick<Gate, "isShutForNewPages" | "countTurnedAway" | "lateBy">;
  queues: Pick<CallerQueues, "of">;
  cache: Pick<PageCache, "find">;
  buildId: string;
  publicUrl: string | undefined;
  https: boolean;
  trustedProxies?: number;
}) {
  const everyHeader = securityHeaders({ https });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = "", url: target = "", headers } = request;
    if (method !== "GET" || isMalformedTarget(target)) return false;
    const { authorization, cookie } = headers;
    const queue = queues.of({ authorization, cookie, address: clientOfSocket(request, trustedProxies) });
    if (!gate.isShutForNewPages(queue)) return false;
    const url = URL.parse(target, publicUrl ?? `http://${headers.host}`);
    if (!url || priorityOf(method, url.pathname) !== "page") return false;
    const asked = new Request(url, { headers: { cookie: cookie ?? "", ...(authorization ? { authorization } : {}) } });
    const key = sharedKey(asked, buildId, publicUrl);
    if (key !== undefined && cache.find(key)) return false;
    gate.countTurnedAway();
    const { body, headers: own } = turnedAway(url);
    const refuse = () => response.writeHead(503, { ...everyHeader, ...own, "Content-Length": Buffer.byteLength(body) }).end(body);
    const lateBy = gate.lateBy(queue);
    if (lateBy === 0) refuse();
    else setTimeout(() => response.destroyed || refuse(), lateBy);
    return true;
  };
}

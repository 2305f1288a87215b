import type { Hono } from "hono";
import type { Shop } from "../../features/shop.ts";
import type { Endpoint } from "../../platform/contracts/endpoint.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { packPage, type CachedPage } from "../../platform/http/pages/page-cache.ts";
import { openApiDocument } from "../calls/document/openapi.ts";
import { originOf } from "../calls/open-visit.ts";
import { answerWith } from "../pages/serve-pages.ts";
import { onceForEachName } from "./once-for-each-name.ts";

/** `/api/openapi.json`, made once for each name of the shop, since it costs as much as several pages and anybody may ask (S59). */
export function serveApiDocument(
  app: Hono,
  shop: Shop,
  { calls, inTurn }: { calls: Readonly<Record<string, readonly Endpoint[]>>; inTurn: InTurn },
): void {
  const documentFor = onceForEachName((origin) => packed(openApiDocument(calls, origin)));
  app.get("/api/openapi.json", (c) => inTurn(c.req.raw, async () => answerWith(c.req.raw, await documentFor(originOf(shop, c.req.raw)))));
}

const packed = (document: object): Promise<CachedPage> =>
  packPage({
    status: 200,
    headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" },
    body: Buffer.from(JSON.stringify(document)),
    tags: new Set(),
  });

import type { Hono } from "hono";
import type { Endpoint } from "../../platform/contracts/endpoint.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { packPage, type CachedPage } from "../../platform/http/page-cache.ts";
import { openApiDocument } from "../calls/document/openapi.ts";
import { answerWith } from "../pages/serve-pages.ts";

/** A shop without a public address has as many names as strangers make up. */
const MOST_KEPT = 10;

/** `/api/openapi.json`, made once for each host name, since it costs as much as several pages and anybody may ask (S59). */
export function serveApiDocument(app: Hono, calls: Readonly<Record<string, readonly Endpoint[]>>, inTurn: InTurn): void {
  const kept = new Map<string, Promise<CachedPage>>();
  app.get("/api/openapi.json", async (c) => {
    const { origin } = new URL(c.req.url);
    const document = kept.get(origin) ?? packed(openApiDocument(calls, origin));
    if (kept.size < MOST_KEPT) kept.set(origin, document);
    const page = await document;
    return inTurn(c.req.raw, async () => answerWith(c.req.raw, page));
  });
}

const packed = (document: object): Promise<CachedPage> =>
  packPage({
    status: 200,
    headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" },
    body: Buffer.from(JSON.stringify(document)),
    tags: new Set(),
  });

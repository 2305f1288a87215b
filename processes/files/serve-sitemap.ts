import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline as written } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { catalogueVersion } from "../../features/catalogue/catalogue.server.ts";
import { keptInMemory, type Shop } from "../../features/shop.ts";
import { encodingFor } from "../../platform/http/pages/page-cache.ts";
import { kyivDay } from "../../platform/time/time.ts";
import { webStreamOf } from "../../platform/http/web-stream.ts";
import { originOf } from "../calls/open-visit.ts";
import { sitePages } from "./site-pages.ts";
import { countFiles, sitemapFile, sitemapIndex } from "./sitemap.ts";
import { unpacked } from "./unpacked.ts";

const MOST_KEPT = 100;
type Kept = { boot: string; version: string; count: number | undefined; files: Map<string, Promise<Buffer>> };

/** `/sitemap.xml` for 0, else `/sitemaps/{number}.xml`; undefined beyond the last. Throws 503 for a crowd without compression. */
export async function sitemapResponse(shop: Shop, request: Request, number: number): Promise<Response | undefined> {
  const origin = originOf(shop, request);
  const { pages, contentVersion } = await sitePages(shop);
  const kept = keptOf(shop, contentVersion);
  kept.count ??= countFiles(pages());
  if (number > kept.count) return undefined;
  const etag = `"${kept.boot} ${kept.version} ${number}"`;
  const headers: Record<string, string> = {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  if (number === 0) return new Response(sitemapIndex(kept.count, origin), { headers });
  const packed = await wholeOnce(kept.files, `${origin} ${number}`, () => Readable.from(sitemapFile(pages(), number, origin)));
  if (request.method === "HEAD") return new Response(null, { headers });
  if (encodingFor(request.headers.get("accept-encoding") ?? undefined) === "identity")
    return new Response(webStreamOf(unpacked(shop, () => Readable.from([packed]))), { headers });
  return new Response(packed as Uint8Array<ArrayBuffer>, { headers: { ...headers, "Content-Encoding": "gzip" } });
}

function keptOf(shop: Shop, contentVersion: string): Kept {
  // Some listings change daily.
  const version = `${catalogueVersion(shop)} ${contentVersion} ${kyivDay(shop.clock.now())}`;
  const kept = keptInMemory<Kept>(shop, "sitemap", () => ({ boot: randomUUID(), version, count: undefined, files: new Map() }));
  if (kept.version !== version) Object.assign(kept, { version, count: undefined, files: new Map() });
  return kept;
}

/** Written once for all who ask, who else would have megabytes written for each of them (S59). */
function wholeOnce(files: Map<string, Promise<Buffer>>, name: string, text: () => Readable): Promise<Buffer> {
  const made = files.get(name) ?? packedWhole(text());
  if (files.size < MOST_KEPT) files.set(name, made);
  made.catch(() => files.delete(name));
  return made;
}

async function packedWhole(text: Readable): Promise<Buffer> {
  const gzip = createGzip({ level: 6 });
  const [whole] = await Promise.all([buffer(gzip), written(text, gzip)]);
  return whole;
}

import { createReadStream } from "node:fs";
import type { Context, Hono } from "hono";
import { priceListFile, priceListFormats, shopFeed, type FeedFile } from "../../features/feeds/feeds.server.ts";
import { feedNames } from "../../features/feeds/offers.rules.ts";
import type { Shop } from "../../features/shop.ts";
import { localeFrom } from "../../platform/i18n.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { webStreamOf } from "../../platform/http/web-stream.ts";
import { originOf } from "../calls/open-visit.ts";
import { unpacked } from "./unpacked.ts";

const types = {
  xml: "application/xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** `/feeds/google.xml` and its like for whoever reads them; `/price-list/{token}.xlsx`, `.csv` and `.xml` of a reseller. */
export function serveFeeds(app: Hono, shop: Shop, inTurn: InTurn): void {
  app.get("/feeds/:file", async (c) => {
    const name = feedNames.find((one) => c.req.param("file") === `${one}.xml`);
    const file = name && (await inTurn(c.req.raw, () => shopFeed(shop, { name, origin: originOf(shop, c.req.raw) })));
    return file ? answer(c, shop, file, { "Content-Type": types.xml, "Cache-Control": "public, max-age=900" }) : c.notFound();
  });
  app.get("/price-list/:file", async (c) => {
    const [, token, ending] = /^([\w-]{20,64})\.(\w+)$/.exec(c.req.param("file")) ?? [];
    const format = priceListFormats.find((one) => one === ending);
    if (!token || !format) return c.notFound();
    const asked = { token, format, locale: localeFrom(c.req.query("lang")), origin: originOf(shop, c.req.raw) };
    const file = await inTurn(c.req.raw, () => priceListFile(shop, asked));
    if (!file) return c.notFound();
    return answer(c, shop, file, {
      "Content-Type": types[format],
      "Content-Disposition": `${format === "xml" ? "inline" : "attachment"}; filename="price-list.${format}"`,
      "Cache-Control": "private, no-cache",
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "no-referrer",
    });
  });
}

function answer(c: Context, shop: Shop, { path, isPacked, etag, madeAt }: FeedFile, headers: Record<string, string>): Response {
  const all = {
    ...headers,
    ETag: etag,
    "Last-Modified": madeAt.toUTCString(),
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  };
  if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers: all });
  if (c.req.method === "HEAD") return new Response(null, { headers: all });
  const isTakenPacked = isPacked && c.req.header("accept-encoding")?.includes("gzip");
  if (isPacked && !isTakenPacked) return new Response(webStreamOf(unpacked(shop, () => createReadStream(path))), { headers: all });
  const encoded = isTakenPacked ? { ...all, "Content-Encoding": "gzip" } : all;
  return new Response(webStreamOf(createReadStream(path)), { headers: encoded });
}

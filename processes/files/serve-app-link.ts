import type { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { renderSVG } from "uqr";
import { readSettings } from "../../features/settings/settings.server.ts";
import type { Shop } from "../../features/shop.ts";
import { storeOf } from "../../features/settings/settings.rules.ts";
import { originOf } from "../calls/open-visit.ts";

const INK = "#24121c";

/** A shop without a public address has as many names as strangers make up. */
const MOST_KEPT = 10;

export function serveAppLink(app: Hono, shop: Shop): void {
  const kept = new LRUCache<string, string>({ max: MOST_KEPT });
  app.get("/get-app.svg", (c) => {
    const origin = originOf(shop, c.req.raw);
    const drawn = kept.get(origin) ?? renderSVG(`${origin}/get-app`, { border: 2, blackColor: INK });
    kept.set(origin, drawn);
    return c.body(drawn, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600" });
  });
  app.get("/get-app", async (c) => {
    c.header("X-Robots-Tag", "noindex");
    c.header("Vary", "User-Agent");
    return c.redirect(storeOf(c.req.header("user-agent") ?? "", await readSettings(shop)) ?? "/#app");
  });
}

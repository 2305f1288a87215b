import type { Context, Hono } from "hono";
import type { Shop } from "../../features/shop.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { iconResponse, manifest } from "./icons.ts";
import { originOf } from "../calls/open-visit.ts";
import { serveAppLink } from "./serve-app-link.ts";
import { robots } from "./robots.ts";
import { sitemapResponse } from "./serve-sitemap.ts";

/** A service worker that removes itself and everything kept: the way out of a broken one. */
const workersEnd = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister()),
));
`;

/** The sitemap is made in the asker's turn (S59). */
export function serveSiteFiles(app: Hono, shop: Shop, inTurn: InTurn): void {
  const sitemap = async (c: Context, number: number) =>
    (await inTurn(c.req.raw, () => sitemapResponse(shop, c.req.raw, number))) ?? c.notFound();
  app.get("/robots.txt", (c) => c.text(robots(originOf(shop, c.req.raw)), 200, { "Cache-Control": "public, max-age=3600" }));
  app.get("/sitemap.xml", (c) => sitemap(c, 0));
  app.get("/sitemaps/:file{[1-9][0-9]{0,3}\\.xml}", (c) => sitemap(c, Number.parseInt(c.req.param("file"), 10)));
  app.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(manifest), 200, { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" }),
  );
  if (!shop.config.isWorkerOn)
    app.get("/sw.js", (c) => c.body(workersEnd, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" }));
  serveAppLink(app, shop);
  app.get("/icons/:name", async (c) => (await iconResponse(shop, c.req.param("name"))) ?? c.notFound());
}

import type { Hono } from "hono";
import { renderSVG } from "uqr";
import { readSettings } from "../../features/settings/settings.server.ts";
import type { Shop } from "../../features/shop.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { storeOf } from "../../features/settings/settings.rules.ts";
import { originOf } from "../calls/open-visit.ts";

const INK = "#24121c";

export function serveAppLink(app: Hono, shop: Shop, inTurn: InTurn): void {
  app.get("/get-app.svg", async (c) => {
    const drawn = await inTurn(c.req.raw, async () => renderSVG(`${originOf(shop, c.req.raw)}/get-app`, { border: 2, blackColor: INK }));
    return c.body(drawn, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600" });
  });
  app.get("/get-app", async (c) => {
    c.header("X-Robots-Tag", "noindex");
    c.header("Vary", "User-Agent");
    return c.redirect(storeOf(c.req.header("user-agent") ?? "", await readSettings(shop)) ?? "/#app");
  });
}

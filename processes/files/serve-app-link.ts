import type { Hono } from "hono";
import { renderSVG } from "uqr";
import { readSettings } from "../../features/settings/settings.server.ts";
import type { Shop } from "../../features/shop.ts";
import { storeOf } from "../../features/settings/settings.rules.ts";
import { originOf } from "../calls/open-visit.ts";
import { onceForEachName } from "./once-for-each-name.ts";

const INK = "#24121c";

export function serveAppLink(app: Hono, shop: Shop): void {
  const pictureFor = onceForEachName((origin) => renderSVG(`${origin}/get-app`, { border: 2, blackColor: INK }));
  app.get("/get-app.svg", (c) =>
    c.body(pictureFor(originOf(shop, c.req.raw)), 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600" }),
  );
  app.get("/get-app", async (c) => {
    c.header("X-Robots-Tag", "noindex");
    c.header("Vary", "User-Agent");
    return c.redirect(storeOf(c.req.header("user-agent") ?? "", await readSettings(shop)) ?? "/#app");
  });
}

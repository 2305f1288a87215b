import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { answer1c, LARGEST_PIECE, SESSION_COOKIE } from "../../features/exchange/exchange.server.ts";
import type { Shop } from "../../features/shop.ts";
import type { EdgeCounters } from "../edge/edge-counters.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { readBody } from "../../platform/http/input/read-body.ts";

/** `/exchange/1c`, by the vendor's protocol of exchange with a site: plain text, always 200, nobody's cookies but its own (security.md S39, S46). */
export function exchangeWith1c(
  app: Hono,
  shop: Shop,
  { addressOf, inTurn, counters }: { addressOf: (c: Context) => string; inTurn: InTurn; counters: Pick<EdgeCounters, "exchangeShut"> },
): void {
  app.on(["GET", "POST"], "/exchange/1c", async (c) => {
    const asked = {
      search: new URL(c.req.url).search,
      authorization: c.req.header("authorization") ?? "",
      token: getCookie(c, SESSION_COOKIE) ?? "",
      address: addressOf(c),
      body: () => readBody(c.req.raw, LARGEST_PIECE),
    };
    const answer = await inTurn(c.req.raw, () => answer1c(shop, asked));
    if (answer.kind === "text" && answer.isShut) counters.exchangeShut.add({});
    c.header("Cache-Control", "private, no-store");
    if (answer.kind === "xml") return c.body(Uint8Array.from(answer.xml), 200, { "Content-Type": "application/xml; charset=windows-1251" });
    return c.body(answer.text, 200, { "Content-Type": "text/plain; charset=utf-8" });
  });
}

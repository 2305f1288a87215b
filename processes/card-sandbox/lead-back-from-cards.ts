import type { Hono } from "hono";
import type { Shop } from "../../features/shop.ts";

/**
 * Some card providers send the payer back by a form of theirs, which names what we never believe (S15): the browser is led to the same
 * page by a plain link, with the cookies a stranger's form does not carry.
 */
export function leadBackFromCards(app: Hono, { integrations }: Pick<Shop, "integrations">): void {
  app.post("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const origin = c.req.header("origin") ?? "";
    const isFromCards = integrations.payments.some(({ cards }) => cards?.pageOrigins.includes(origin));
    return isFromCards && !pathname.startsWith("/api/") ? c.redirect(pathname + search, 303) : next();
  });
}

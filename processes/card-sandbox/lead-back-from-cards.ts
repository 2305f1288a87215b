import type { Hono } from "hono";
import type { Shop } from "../../features/shop.ts";

/** Some providers send the payer back by a form that we never believe (S15); a plain link brings the cookies a stranger's form does not. */
export function leadBackFromCards(app: Hono, { integrations }: Pick<Shop, "integrations">): void {
  app.post("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const origin = c.req.header("origin") ?? "";
    const isFromCards = integrations.payments.some(({ cards }) => cards?.pageOrigins.includes(origin));
    return isFromCards && !pathname.startsWith("/api/") ? c.redirect(pathname + search, 303) : next();
  });
}

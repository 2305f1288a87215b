import type { Hono } from "hono";
import type { Shop } from "../../features/shop.ts";

/** Return addresses of invoices; these pages take no forms of their own. */
const returns = /^(\/ru)?\/(checkout\/success|account\/debs)$/;

/** Some providers return the payer by a form, which proves nothing (S15) and may have `Origin: null`; a link brings the cookies along. */
export function leadBackFromCards(app: Hono, { integrations }: Pick<Shop, "integrations">): void {
  app.post("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const origin = c.req.header("origin") ?? "";
    const isFromCards = integrations.payments.some(({ cards }) => cards?.pageOrigins.includes(origin));
    return (isFromCards && !pathname.startsWith("/api/")) || returns.test(pathname) ? c.redirect(pathname + search, 303) : next();
  });
}

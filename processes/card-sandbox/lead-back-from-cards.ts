import type { Hono } from "hono";
import type { Shop } from "../../features/shop.ts";

/** Where invoices say that the payer comes back to; these pages take no forms of their own. */
const returns = /^(\/ru)?\/(checkout\/success|account\/debs)$/;

/**
 * Some providers send the payer back by a form that we never believe (S15); a plain link brings the cookies a stranger's form does not.
 * A form that went through the issuer's pages, or from one that hides its address, comes with `Origin: null`.
 */
export function leadBackFromCards(app: Hono, { integrations }: Pick<Shop, "integrations">): void {
  app.post("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const origin = c.req.header("origin") ?? "";
    const isFromCards = integrations.payments.some(({ cards }) => cards?.pageOrigins.includes(origin));
    return (isFromCards && !pathname.startsWith("/api/")) || returns.test(pathname) ? c.redirect(pathname + search, 303) : next();
  });
}

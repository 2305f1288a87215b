import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import type { Shop } from "../../features/shop.ts";
import { SANDBOX_PAGE } from "../../integrations/card-sandbox/open-card-sandbox.ts";
import { payersDecisions, type OwnPage } from "../../integrations/payments/card-provider.ts";
import { Refusal } from "../../platform/contracts/errors.ts";
import { contentPolicy } from "../../platform/http/pages/content-policy.ts";
import { readBody } from "../../platform/http/input/read-body.ts";
import { cardSandboxPage } from "./card-sandbox-page.ts";

const LARGEST_ANSWER = 1_024;

/** The sandbox's own payment page, where the shop has a sandbox; in production there is none (S18). */
export function serveCardSandbox(app: Hono, { config, integrations }: Pick<Shop, "config" | "integrations">): void {
  const pageNow = (): OwnPage | undefined =>
    config.mode === "production" ? undefined : integrations.payments.find(({ cards }) => cards?.ownPage)?.cards?.ownPage;
  app.get(`${SANDBOX_PAGE}:id`, async (c) => {
    const payment = await pageNow()?.find(c.req.param("id"));
    if (!payment) return c.notFound();
    const styleNonce = randomBytes(16).toString("base64url");
    return c.html(cardSandboxPage(payment, styleNonce), 200, {
      "Content-Security-Policy": contentPolicy({ styleNonce }),
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex, nofollow",
    });
  });
  app.post(`${SANDBOX_PAGE}:id`, async (c) => {
    const page = pageNow();
    if (!page) return c.notFound();
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(c.req.raw, LARGEST_ANSWER)));
    const decision = payersDecisions.find((known) => known === form.get("decision"));
    if (!decision) throw new Refusal(400, "refusal.badRequest");
    const id = c.req.param("id");
    const decided = (await page.decide(id, decision)) ?? (await page.find(id));
    return decided ? c.redirect(decided.returnUrl, 303) : c.notFound();
  });
}

import type { Hono } from "hono";
import { takeCallback } from "../../features/orders/orders.server.ts";
import type { Shop } from "../../features/shop.ts";
import { isRefusal } from "../../platform/contracts/errors.ts";
import { readBody } from "../../platform/http/input/read-body.ts";
import { answerRefusal } from "./answer-refusal.ts";
import { refusalOf } from "../../platform/http/refusals/refusal-of.ts";

/** The card providers' own calls: raw bytes, nobody's cookies (security.md S15, S39). */
export function takePaymentCallbacks(app: Hono, shop: Shop): void {
  app.post("/api/payments/:provider{[a-z0-9_-]{2,40}}/callback", async (c) => {
    try {
      const body = await readBody(c.req.raw);
      await takeCallback(shop, c.req.param("provider"), { headers: c.req.raw.headers, body });
      return c.text("ok");
    } catch (error) {
      if (!isRefusal(error)) shop.log.error({ err: error }, "a provider's call could not be taken; it will come again");
      return answerRefusal(c, refusalOf(error));
    }
  });
}

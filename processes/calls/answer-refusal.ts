import type { Context } from "hono";
import type { Refusal } from "../../platform/contracts/errors.ts";
import { retryAfterHeader } from "../../platform/http/refusals/refusal-body.ts";
import { refusalText } from "./refusal-text.ts";

export function answerRefusal(c: Context, refusal: Refusal): Response {
  const { isCall, text } = refusalText(new URL(c.req.url), c.req.header("accept-language"), refusal);
  return new Response(text, {
    status: refusal.status,
    headers: {
      "Content-Type": isCall ? "application/json" : "text/plain; charset=utf-8",
      "Cache-Control": "private, no-store",
      ...retryAfterHeader(refusal),
    },
  });
}

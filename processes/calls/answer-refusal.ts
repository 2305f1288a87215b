import type { Context } from "hono";
import type { Refusal } from "../../platform/contracts/errors.ts";
import { codeOf } from "../../platform/contracts/refusal-codes.ts";
import { retryAfterHeader } from "../../platform/http/refusal-body.ts";
import { refusalWords } from "./refusal-words.ts";

export function answerRefusal(c: Context, refusal: Refusal): Response {
  const { status, messageKey } = refusal;
  const { isCall, message } = refusalWords(new URL(c.req.url), c.req.header("accept-language"), messageKey);
  return new Response(isCall ? JSON.stringify({ message, code: codeOf(refusal) }) : message, {
    status,
    headers: {
      "Content-Type": isCall ? "application/json" : "text/plain; charset=utf-8",
      "Cache-Control": "private, no-store",
      ...retryAfterHeader(refusal),
    },
  });
}

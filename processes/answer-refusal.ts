import type { Context } from "hono";
import type { Refusal } from "../platform/errors.ts";
import { localeFrom } from "../platform/i18n.ts";
import { say } from "./say.ts";
import { localeOf } from "./page-address.ts";

/** A refusal that no call and no page has given: JSON as of every call under `/api`, a plain line elsewhere. */
export function answerRefusal(c: Context, { status, messageKey, retryAfterSeconds }: Refusal): Response {
  const url = new URL(c.req.url);
  const isCall = url.pathname.startsWith("/api/");
  const message = say(isCall ? localeFrom(c.req.header("accept-language") ?? null) : localeOf(url), messageKey);
  return new Response(isCall ? JSON.stringify({ message }) : message, {
    status,
    headers: {
      "Content-Type": isCall ? "application/json" : "text/plain; charset=utf-8",
      "Cache-Control": "private, no-store",
      ...(retryAfterSeconds ? { "Retry-After": String(Math.ceil(retryAfterSeconds)) } : {}),
    },
  });
}

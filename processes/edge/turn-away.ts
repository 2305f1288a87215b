import type { Context } from "hono";
import { unavailable, type Refusal } from "../../platform/contracts/errors.ts";
import { retryAfterHeader } from "../../platform/http/refusals/refusal-body.ts";
import { languageOf } from "../../platform/i18n.ts";
import { classOf } from "./count-requests.ts";
import { refusalText } from "../calls/refusal-text.ts";

const SOONEST_SECONDS = 2;
const SPREAD_SECONDS = 5;
const again = { uk: "Спробувати ще раз", ru: "Попробовать ещё раз" } as const;

export type TurnedAway = { body: string; headers: Record<string, string> };

/** A refusal without database or rendering; under overload 503 with an uneven Retry-After (S58). */
export function turnAway(c: Context, refusal = overloaded()): Response {
  const { body, headers } = turnedAway(new URL(c.req.url), c.req.header("accept-language"), refusal);
  return new Response(body, { status: refusal.status, headers });
}

/** 503 with an uneven wait, so that a crowd does not come back at once. */
export const overloaded = (): Refusal => unavailable(SOONEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS));

export function turnedAway(url: URL, acceptLanguage?: string, refusal: Refusal = overloaded()): TurnedAway {
  const { isCall, locale, text } = refusalText(url, acceptLanguage, refusal);
  const isPage = classOf(url.pathname) === "page";
  const language = languageOf(locale);
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${refusal.status}</title><p>${text}</p><p><a href="">${again[language]}</a></p></html>`;
  return {
    body: isPage ? page : text,
    headers: {
      "Content-Type": isCall ? "application/json" : `text/${isPage ? "html" : "plain"}; charset=utf-8`,
      "Cache-Control": "private, no-store",
      ...retryAfterHeader(refusal),
    },
  };
}

import type { Context } from "hono";
import { languageOf } from "../../platform/i18n.ts";
import { classOf } from "./count-requests.ts";
import { refusalWords } from "../calls/refusal-words.ts";

const SOONEST_SECONDS = 2;
const SPREAD_SECONDS = 5;
const again = { uk: "Спробувати ще раз", ru: "Попробовать ещё раз" } as const;

export type TurnedAway = { body: string; headers: Record<string, string> };

export function turnAway(c: Context): Response {
  const { body, headers } = turnedAway(new URL(c.req.url), c.req.header("accept-language"));
  return new Response(body, { status: 503, headers });
}

/** The 503 under overload, without database or rendering; Retry-After is uneven (S58). */
export function turnedAway(url: URL, acceptLanguage?: string): TurnedAway {
  const { isCall, locale, message } = refusalWords(url, acceptLanguage, "refusal.unavailable");
  const isPage = classOf(url.pathname) === "page";
  const language = languageOf(locale);
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title><p>${message}</p><p><a href="">${again[language]}</a></p></html>`;
  return {
    body: isCall ? JSON.stringify({ message }) : isPage ? page : message,
    headers: {
      "Content-Type": isCall ? "application/json" : `text/${isPage ? "html" : "plain"}; charset=utf-8`,
      "Cache-Control": "private, no-store",
      "Retry-After": String(SOONEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS)),
    },
  };
}

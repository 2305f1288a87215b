import { makeCookie } from "../../../platform/http/cookies.ts";
import type { Visit } from "../../shop.ts";
import { LONGEST_DAYS, TOKEN_DAYS } from "./tokens.ts";

const DAY_SECONDS = 86_400;

/**
 * The cookies of a signed-in browser; an empty token takes them away. `token` is for the server alone; `signed_in`
 * carries nothing and only tells that asking for the profile is worth it; it outlives the token, so that an ended session
 * is told from a guest and asked to sign in again.
 */
export function tokenCookies({ origin }: Visit, token: string): string[] {
  const secure = origin.startsWith("https:");
  const maxAge = (days: number) => (token === "" ? 0 : days * DAY_SECONDS);
  return [
    makeCookie({ name: "token", value: token, maxAgeSeconds: maxAge(TOKEN_DAYS), httpOnly: true, secure }),
    makeCookie({ name: "signed_in", value: token === "" ? "" : "1", maxAgeSeconds: maxAge(LONGEST_DAYS), httpOnly: false, secure }),
  ];
}

/** The same cookies with a new week, so that a browser does not drop a token that slides on the server. Nothing for a client without cookies. */
export function prolongedCookies(visit: Visit): string[] {
  const token = visit.headers.has("authorization") ? undefined : visit.cookies.get("token");
  return visit.customer && token ? tokenCookies(visit, token) : [];
}

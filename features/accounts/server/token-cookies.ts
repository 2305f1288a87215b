import { makeCookie } from "../../../platform/http/cookies.ts";
import type { Visit } from "../../shop.ts";
import { TOKEN_DAYS } from "./tokens.ts";

const DAY_SECONDS = 86_400;

/**
 * The cookies of a signed-in browser; an empty token takes them away. `token` is for the server alone; `signed_in`
 * carries nothing and only tells the page's script that asking for the profile is worth it.
 */
export function tokenCookies({ origin }: Visit, token: string): string[] {
  const secure = origin.startsWith("https:");
  const maxAgeSeconds = token === "" ? 0 : TOKEN_DAYS * DAY_SECONDS;
  return [
    makeCookie({ name: "token", value: token, maxAgeSeconds, httpOnly: true, secure }),
    makeCookie({ name: "signed_in", value: token === "" ? "" : "1", maxAgeSeconds, httpOnly: false, secure }),
  ];
}

/** The same cookies with a new week, so that a browser does not drop a token that slides on the server. Nothing for a client without cookies. */
export function prolongedCookies(visit: Visit): string[] {
  const token = visit.headers.has("authorization") ? undefined : visit.cookies.get("token");
  return visit.customer && token ? tokenCookies(visit, token) : [];
}

import { makeCookie } from "../../../platform/http/cookies.ts";
import type { Visit } from "../../shop.ts";
import { LONGEST_DAYS } from "./tokens.ts";

const DAY_SECONDS = 86_400;

/**
 * The cookies of a signed-in browser; an empty token takes them away. `token` is for the server alone; `signed_in`
 * carries nothing and only tells that asking for the profile is worth it, and an ended session from a guest. Both are set by
 * the sign-in alone and kept as long as a token can live: when it ends is the server's to say, and no later answer on its way
 * brings back a customer who has signed out meanwhile.
 */
export function tokenCookies({ origin }: Visit, token: string): string[] {
  const secure = origin.startsWith("https:");
  const maxAgeSeconds = token === "" ? 0 : LONGEST_DAYS * DAY_SECONDS;
  return [
    makeCookie({ name: "token", value: token, maxAgeSeconds, httpOnly: true, secure }),
    makeCookie({ name: "signed_in", value: token === "" ? "" : "1", maxAgeSeconds, httpOnly: false, secure }),
  ];
}

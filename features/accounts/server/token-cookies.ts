import { makeCookie } from "../../../platform/http/cookies.ts";
import type { Visit } from "../../shop.ts";
import { LONGEST_DAYS } from "./tokens.ts";

const DAY_SECONDS = 86_400;

/** `signed_in` only tells scripts to ask for the profile. Only sign-in sets cookies, so a late answer cannot revive an ended session. */
export function tokenCookies({ origin }: Visit, token: string): string[] {
  const secure = origin.startsWith("https:");
  const maxAgeSeconds = token === "" ? 0 : LONGEST_DAYS * DAY_SECONDS;
  return [
    makeCookie({ name: "token", value: token, maxAgeSeconds, httpOnly: true, secure }),
    makeCookie({ name: "signed_in", value: token === "" ? "" : "1", maxAgeSeconds, httpOnly: false, secure }),
  ];
}

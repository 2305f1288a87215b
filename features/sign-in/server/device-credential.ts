import { makeCookie } from "../../../platform/http/cookies.ts";
import type { Visit } from "../../shop.ts";

const COOKIE_SECONDS = 400 * 86_400;

export const credentialOf = ({ cookies, headers }: Visit): string | undefined =>
  cookies.get("device") || headers.get("x-device") || undefined;

/** An app gets the header when it sent one (`X-Device: new` the first time), a browser an HttpOnly cookie. */
export function handOverCredential(
  { headers, origin }: Visit,
  credential: string,
): { setCookies: string[]; headers: Record<string, string> } {
  if (headers.has("x-device")) return { setCookies: [], headers: { "X-Device": credential } };
  return {
    setCookies: [
      makeCookie({ name: "device", value: credential, maxAgeSeconds: COOKIE_SECONDS, httpOnly: true, secure: origin.startsWith("https:") }),
    ],
    headers: {},
  };
}

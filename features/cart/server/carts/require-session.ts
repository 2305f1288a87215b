import { notSignedIn } from "../../../../platform/contracts/errors.ts";
import { bearerToken } from "../../../../platform/http/bearer-token.ts";
import type { Visit } from "../../../shop.ts";

/** Throws 401 where a session has ended. */
export function requireSession(visit: Visit): void {
  if (hasSessionEnded(visit)) throw notSignedIn();
}

/** A browser's or an app's: a guest's cart of one pack is not what its customer asks for (decision 0006). */
export const hasSessionEnded = ({ customer, cookies, headers }: Visit): boolean =>
  !customer && (cookies.has("signed_in") || bearerToken(headers.get("authorization")) !== undefined);

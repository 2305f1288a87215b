import { notSignedIn } from "../../../../platform/contracts/errors.ts";
import { bearerToken } from "../../../../platform/http/bearer-token.ts";
import type { Visit } from "../../../shop.ts";

/** Throws 401 where a session has ended. */
export function requireSession(visit: Visit): void {
  if (hasSessionEnded(visit)) throw notSignedIn();
}

/** Throws 401 for an app's token of an ended session; a page learns the end from its profile, and its cart is read without asking anybody. */
export function requireLivingToken(visit: Visit): void {
  if (hasTokenEnded(visit)) throw notSignedIn();
}

/** A browser's or an app's: a guest's cart of one pack is not what its customer asks for (decision 0006). */
export const hasSessionEnded = (visit: Visit): boolean => hasTokenEnded(visit) || (!visit.customer && visit.cookies.has("signed_in"));

const hasTokenEnded = ({ customer, headers }: Visit): boolean => !customer && bearerToken(headers.get("authorization")) !== undefined;

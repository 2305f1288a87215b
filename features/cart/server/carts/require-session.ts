import { notSignedIn } from "../../../../platform/contracts/errors.ts";
import { bearerToken } from "../../../../platform/http/bearer-token.ts";
import type { Visit } from "../../../shop.ts";

/** Throws 401 where a browser's or an app's session has ended: a guest's cart of one pack is not what its customer asks for (decision 0006). */
export function requireSession({ customer, cookies, headers }: Visit): void {
  const wasSignedIn = cookies.has("signed_in") || bearerToken(headers.get("authorization")) !== undefined;
  if (!customer && wasSignedIn) throw notSignedIn();
}

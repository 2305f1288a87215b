import { tokenCookies } from "../../accounts/accounts.server.ts";
import type { Visit } from "../../shop.ts";
import type { SignedIn } from "./admit.ts";
import { handOverCredential } from "./device-credential.ts";

export function signedInAnswer(visit: Visit, { device, customer: _, ...body }: SignedIn) {
  const { setCookies, headers } = handOverCredential(visit, device);
  return { body, setCookies: [...tokenCookies(visit, body.token), ...setCookies], headers };
}

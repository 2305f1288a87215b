import { notSignedIn } from "../../../../platform/contracts/errors.ts";
import type { Visit } from "../../../shop.ts";

/** Throws 401 where a browser's session has ended: a guest's cart of one pack is not what its customer asks for (decision 0006). */
export function requireSession({ customer, cookies }: Visit): void {
  if (!customer && cookies.has("signed_in")) throw notSignedIn();
}

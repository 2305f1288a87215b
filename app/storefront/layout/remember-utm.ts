import { keepJson } from "../../../client/memory/device-memory.ts";
import { utmOf } from "./utm.ts";

/** A direct visit never overwrites (specification §3). */
export function rememberUtm(): void {
  const found = utmOf(window.location.search, document.referrer);
  if (found) keepJson("utm", found);
}

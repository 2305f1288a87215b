import { keepJson } from "../../../client/memory/device-memory.ts";
import { utmOf } from "./utm.ts";

/** Keeps where a visitor came from, under the key `utm` (specification §3); a direct visit never overwrites. */
export function rememberUtm(): void {
  const found = utmOf(window.location.search, document.referrer);
  if (found) keepJson("utm", found);
}

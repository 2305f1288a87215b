import { keep, recall } from "../../../client/memory/device-memory.ts";
import { randomName } from "../../../ui/random-name.ts";

let name = "";

/** Named in events, so that a browser does not read its own change again. */
export function browserName(): string {
  if (name) return name;
  name = recall("browser") ?? randomName();
  keep("browser", name);
  return name;
}

export const byThisBrowser = (): { headers: { "X-Browser": string } } => ({ headers: { "X-Browser": browserName() } });

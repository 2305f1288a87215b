import { keep, recall } from "../../../client/memory/device-memory.ts";
import { randomName } from "../../../ui/random-name.ts";

let name = "";

/** So that a browser does not read anew what it changed itself. */
export function browserName(): string {
  if (name) return name;
  name = recall("browser") ?? randomName();
  keep("browser", name);
  return name;
}

import { keep, recall } from "../../../client/memory/device-memory.ts";
import { randomName } from "../../../ui/random-name.ts";

let name = "";

/** A random name of this browser, so that it does not read anew what it changed itself; says nothing about anybody. */
export function browserName(): string {
  if (name) return name;
  name = recall("browser") ?? randomName();
  keep("browser", name);
  return name;
}

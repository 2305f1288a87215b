import { randomName } from "../../../ui/random-name.ts";

const STORED = "browser";
let name = "";

/** A random name of this browser, so that it does not read anew what it changed itself; says nothing about anybody. */
export function browserName(): string {
  if (name) return name;
  try {
    name = localStorage.getItem(STORED) ?? randomName();
    localStorage.setItem(STORED, name);
  } catch {
    name = randomName();
  }
  return name;
}

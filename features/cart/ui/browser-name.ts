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

/** `crypto.randomUUID` is there on https alone; a demo is looked at over plain http too. */
const randomName = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

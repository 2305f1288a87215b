import { keptThing, keptThings, type Thing } from "./kept-things.ts";

type Part = string | number;

/** What is kept of a thing; undefined where nothing is, or the browser lets nobody look. `part` tells one of many. */
export function recall(thing: Thing, part: Part = ""): string | undefined {
  const name = `${thing}${part}`;
  const storage = storageOf(thing);
  if (!storage) return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The same of what was kept as JSON; what cannot be read is undefined. */
export function recallJson<Value>(thing: Thing, part: Part = ""): Value | undefined {
  try {
    return JSON.parse(recall(thing, part) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it where `kept-things.ts` says. Storage may be full or forbidden: then the page alone has it. */
export function keep(thing: Thing, text: string, part: Part = ""): void {
  const storage = storageOf(thing);
  if (!storage) return writeCookie(thing, text, (keptThing(thing).days ?? 0) * DAY_SECONDS);
  try {
    storage().setItem(`${thing}${part}`, text);
  } catch {
    return undefined;
  }
}

export const keepJson = (thing: Thing, value: unknown, part: Part = ""): void => keep(thing, JSON.stringify(value), part);

export function forget(thing: Thing, part: Part = ""): void {
  const storage = storageOf(thing);
  if (!storage) return writeCookie(thing, "", 0);
  try {
    storage().removeItem(`${thing}${part}`);
  } catch {
    return undefined;
  }
}

const resets = new Set<() => void>();

/** Names who holds something of a person in the page's own memory; it is told when the person is gone. Answers how to stop. */
export function onPersonForgotten(reset: () => void): () => void {
  resets.add(reset);
  return () => void resets.delete(reset);
}

/** Everything that is a person's leaves this browser: storage, cookies, and what the page holds itself. */
export function forgetPerson(): void {
  for (const thing of Object.keys(keptThings) as Thing[]) {
    const { whose, many } = keptThing(thing);
    if (whose === "device") continue;
    for (const part of many ? partsOf(thing) : [""]) forget(thing, part);
  }
  for (const reset of resets) reset();
}

/** Tells of a thing in all tabs of the device whenever another tab has kept it or (undefined) forgotten it. Answers how to stop. */
export function onOtherTab(thing: Thing, tell: (text: string | undefined) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent): void => {
    if (key === thing) tell(newValue ?? undefined);
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

const DAY_SECONDS = 86_400;

/** Undefined for cookies. */
function storageOf(thing: Thing): (() => Storage) | undefined {
  const { where } = keptThing(thing);
  if (where === "cookie") return undefined;
  return () => (where === "tab" ? sessionStorage : localStorage);
}

function writeCookie(name: string, text: string, seconds: number): void {
  document.cookie = `${name}=${text}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
}

function partsOf(thing: Thing): string[] {
  try {
    const names = Object.keys(storageOf(thing)?.() ?? {});
    return names.filter((name) => name.startsWith(thing)).map((name) => name.slice(thing.length));
  } catch {
    return [];
  }
}

import { keptThing, personalCaches, type Thing, textThings } from "./kept-things.ts";

type Part = string | number;

/** Reads a kept text; undefined when absent or forbidden. `part` distinguishes several. */
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

export function recallJson<Value>(thing: Thing, part: Part = ""): Value | undefined {
  try {
    return JSON.parse(recall(thing, part) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

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

export function onPersonForgotten(reset: () => void): () => void {
  resets.add(reset);
  return () => void resets.delete(reset);
}

export function forgetPerson(): void {
  for (const thing of textThings) {
    const { whose, many } = keptThing(thing);
    if (whose !== "person") continue;
    for (const part of many ? partsOf(thing) : [""]) forget(thing, part);
  }
  for (const name of personalCaches) forgetCache(name);
  for (const reset of resets) reset();
}

export function onOtherTab(thing: Thing, tell: (text: string | undefined) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent): void => {
    if (key === thing) tell(newValue ?? undefined);
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

const DAY_SECONDS = 86_400;

function storageOf(thing: Thing): (() => Storage) | undefined {
  const { where } = keptThing(thing);
  if (where === "cookie") return undefined;
  return () => (where === "tab" ? sessionStorage : localStorage);
}

function writeCookie(name: string, text: string, seconds: number): void {
  document.cookie = `${name}=${text}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
}

/** Browsers keep no caches over plain http. */
function forgetCache(name: string): void {
  if ("caches" in globalThis) void caches.delete(name).catch(() => false);
}

export function partsOf(thing: Thing): string[] {
  try {
    const names = Object.keys(storageOf(thing)?.() ?? {});
    return names.filter((name) => name.startsWith(thing)).map((name) => name.slice(thing.length));
  } catch {
    return [];
  }
}

import type { LargeThing } from "./kept-things.ts";

/** Keeps texts too large for the browser's small stores; rejects where it keeps nothing, as over plain http. */
export async function keepLarge(thing: LargeThing, part: string, text: string): Promise<void> {
  const cache = await caches.open(thing);
  await cache.put(addressOf(thing, part), new Response(text));
}

export async function recallLarge(thing: LargeThing, part: string): Promise<string | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const cache = await caches.open(thing);
  return (await cache.match(addressOf(thing, part)))?.text();
}

export async function forgetLarge(thing: LargeThing, part: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(thing);
  await cache.delete(addressOf(thing, part));
}

const addressOf = (thing: LargeThing, part: string): string => `/${thing}/${encodeURIComponent(part)}`;

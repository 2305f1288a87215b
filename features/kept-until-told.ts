import { keptInMemory, type Shop } from "./shop.ts";

type Kept<Value> = { value: Promise<Value> | undefined; listening: Promise<unknown> | undefined; listeners: Set<() => void> };

/**
 * What a feature reads once a process, and anew after any process has announced a change of it on `channel`. A reading
 * that failed is not kept.
 */
export function keptUntilTold<Value>(channel: string, load: (shop: Shop) => Promise<Value>) {
  const keptOf = (shop: Shop) =>
    keptInMemory<Kept<Value>>(shop, channel, () => ({ value: undefined, listening: undefined, listeners: new Set() }));

  return {
    async read(shop: Shop): Promise<Value> {
      const kept = keptOf(shop);
      kept.listening ??= listen(shop, channel, kept).catch((error: unknown) => {
        kept.listening = undefined;
        throw error;
      });
      await kept.listening;
      kept.value ??= load(shop).catch((error: unknown) => {
        kept.value = undefined;
        throw error;
      });
      return kept.value;
    },
    /** Calls back after every change, so that what was made from the value can be dropped. */
    onChange: (shop: Shop, listener: () => void): void => void keptOf(shop).listeners.add(listener),
    /** Tells every process that the value has changed. */
    announce: (shop: Shop): Promise<void> => shop.db.notify(channel, ""),
  };
}

function listen<Value>(shop: Shop, channel: string, kept: Kept<Value>): Promise<unknown> {
  const forget = () => {
    kept.value = undefined;
    for (const tell of kept.listeners) tell();
  };
  return shop.db.listen(channel, forget, forget);
}

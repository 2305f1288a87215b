import type { Topic } from "../platform/db/changes.ts";
import { keptInMemory, type Shop } from "./shop.ts";

type Kept<Value> = { value: Promise<Value> | undefined; listening: Promise<unknown> | undefined; listeners: Set<() => void> };

/**
 * What a feature reads once a process, and anew after any process has told a change of `topic`. A reading
 * that failed is not kept.
 */
export function keptUntilTold<Value>(topic: Topic, load: (shop: Shop) => Promise<Value>) {
  const keptOf = (shop: Shop) =>
    keptInMemory<Kept<Value>>(shop, topic.name, () => ({ value: undefined, listening: undefined, listeners: new Set() }));

  return {
    async read(shop: Shop): Promise<Value> {
      const kept = keptOf(shop);
      kept.listening ??= listen(shop, topic, kept).catch((error: unknown) => {
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
  };
}

function listen<Value>(shop: Shop, topic: Topic, kept: Kept<Value>): Promise<unknown> {
  const forget = () => {
    kept.value = undefined;
    for (const tell of kept.listeners) tell();
  };
  return shop.db.changes.on(topic, { onKeys: forget, onGap: forget });
}

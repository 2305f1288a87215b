import type { Topic } from "../platform/db/changes.ts";
import { startedOnce } from "../platform/started-once.ts";
import { keptInMemory, type Shop } from "./shop.ts";

type Kept<Value> = { value: Promise<Value> | undefined; listen: () => Promise<unknown>; listeners: Set<() => void> };

/** Caches a reading until any process announces `topic`; failures are not kept. */
export function keptUntilTold<Value>(topic: Topic, load: (shop: Shop) => Promise<Value>) {
  const keptOf = (shop: Shop) =>
    keptInMemory<Kept<Value>>(shop, topic.name, () => {
      const kept: Kept<Value> = { value: undefined, listen: startedOnce(() => listen(shop, topic, kept)), listeners: new Set() };
      return kept;
    });

  return {
    async read(shop: Shop): Promise<Value> {
      const kept = keptOf(shop);
      await kept.listen();
      kept.value ??= load(shop).catch((error: unknown) => {
        kept.value = undefined;
        throw error;
      });
      return kept.value;
    },
    /** Called after each change. */
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

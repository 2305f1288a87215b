/** A cache that keeps a value from its `times`-th request on, so that rare ones do not age into garbage; beyond `most` it starts over. */
export function openOftenAsked<Key, Value>({ most, times }: { most: number; times: number }) {
  const kept = new Map<Key, Value>();
  const asked = new Map<Key, number>();

  return {
    get: (key: Key): Value | undefined => kept.get(key),
    offer(key: Key, value: Value): boolean {
      const asking = (asked.get(key) ?? 0) + 1;
      if (asking < times) {
        if (asked.size >= most) asked.clear();
        asked.set(key, asking);
        return false;
      }
      if (kept.size >= most) kept.clear();
      asked.delete(key);
      kept.set(key, value);
      return true;
    },
    forget: (key: Key): boolean => kept.delete(key),
    forgetAll: (): void => kept.clear(),
  };
}

export type OftenAsked<Key, Value> = ReturnType<typeof openOftenAsked<Key, Value>>;

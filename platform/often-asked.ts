/**
 * Keeps what is asked for again and again: a value is kept from its `times`-th asking on. What is asked for once in a long
 * while is made anew each time, since keeping it would only be garbage that has grown old. Beyond `most` all are forgotten.
 */
export function openOftenAsked<Key, Value>({ most, times }: { most: number; times: number }) {
  const kept = new Map<Key, Value>();
  const asked = new Map<Key, number>();

  return {
    get: (key: Key): Value | undefined => kept.get(key),
    /** Counts an asking that was answered with a fresh value. Answers whether the value is kept from now on. */
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

/** Keeps the values asked for last, as many as are together not larger than `most`. */
export function openLatestWithin<Value>(most: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, Value>();
  let size = 0;
  const forget = (key: string, value: Value): void => {
    kept.delete(key);
    size -= sizeOf(value);
  };

  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      const before = kept.get(key);
      if (before !== undefined) forget(key, before);
      kept.set(key, value);
      size += sizeOf(value);
      for (const [oldest, old] of kept) {
        if (size <= most) return;
        forget(oldest, old);
      }
    },
    clear(): void {
      kept.clear();
      size = 0;
    },
  };
}

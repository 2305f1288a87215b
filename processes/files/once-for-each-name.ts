import { LRUCache } from "lru-cache";

/** A shop without a public address has as many names as strangers make up. */
const MOST_KEPT = 10;

/** Makes what depends on the name by which the shop was asked for, once for each of the last ten (S59). */
export function onceForEachName<Made extends object | string>(make: (origin: string) => Made): (origin: string) => Made {
  const kept = new LRUCache<string, Made>({ max: MOST_KEPT });
  return (origin) => {
    const made = kept.get(origin) ?? make(origin);
    kept.set(origin, made);
    return made;
  };
}

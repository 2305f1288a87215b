import { LRUCache } from "lru-cache";

const KEPT = 5_000;
const KEPT_MS = 6 * 3_600_000;

/** Caches a vendor's answers for six hours and shares simultaneous questions. */
export function keptAnswers<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new LRUCache<string, Promise<Answer>>({ max: KEPT, ttl: KEPT_MS });
  return (key, ask) => {
    const found = kept.get(key);
    if (found) return found;
    const asked = ask();
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}

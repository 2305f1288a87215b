/** Puts a value last in a map whose first goes when there are more than `most`: so the least recently used is forgotten. */
export function keepLatest<Value>(map: Map<string, Value>, most: number, [key, value]: readonly [string, Value]): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

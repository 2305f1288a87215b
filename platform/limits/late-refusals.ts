/** Refusals a second that one network hears at once. */
const AT_ONCE = 20;
const SHORTEST_MS = 500;
const SPREAD_MS = 1_000;

/** Milliseconds by which a refusal is delayed, after a second's first ones, since programs that repeat at once take the thread (S58). */
export function openLateRefusals(now: () => number = () => performance.now()): (from: string) => number {
  let second = 0;
  let refused = new Map<string, number>();
  return (from) => {
    const present = Math.floor(now() / 1_000);
    if (present !== second) [second, refused] = [present, new Map()];
    const count = (refused.get(from) ?? 0) + 1;
    refused.set(from, count);
    return count <= AT_ONCE ? 0 : SHORTEST_MS + Math.random() * SPREAD_MS;
  };
}

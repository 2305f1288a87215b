/** Every element is a row, refused with its line, parked, or counted here by name. */
export type Tally = { taken: Map<string, number>; ignored: Map<string, number> };

const LONGEST_NAME = 120;
/** A file may invent names. */
const MOST_NAMES = 500;

export const openTally = (): Tally => ({ taken: new Map(), ignored: new Map() });

export function count(tally: Tally, kind: keyof Tally, name: string, times = 1): void {
  if (times === 0) return;
  const short = name.trim().slice(0, LONGEST_NAME);
  const counts = tally[kind];
  const key = counts.has(short) || counts.size < MOST_NAMES ? short : "…";
  counts.set(key, (counts.get(key) ?? 0) + times);
}

export const countsOf = (tally: Tally): { kind: keyof Tally; name: string; count: number }[] =>
  (["taken", "ignored"] as const).flatMap((kind) => [...tally[kind]].map(([name, times]) => ({ kind, name, count: times })));

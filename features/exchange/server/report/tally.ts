/**
 * What a file brought, counted by name: `taken` is in the shop, `ignored` has no use here and is told so. Every element
 * is a row, refused with its line, parked, or counted here.
 */
export type Tally = { taken: Map<string, number>; ignored: Map<string, number> };

const LONGEST_NAME = 120;
/** A file that invents names must not fill the report. */
const MOST_NAMES = 500;

export const openTally = (): Tally => ({ taken: new Map(), ignored: new Map() });

export function count(tally: Tally, kind: keyof Tally, name: string, times = 1): void {
  if (times === 0) return;
  const short = name.trim().slice(0, LONGEST_NAME);
  const counts = tally[kind];
  const key = counts.has(short) || counts.size < MOST_NAMES ? short : "…";
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** The counts as rows to be stored. */
export const countsOf = (tally: Tally): { kind: keyof Tally; name: string; count: number }[] =>
  (["taken", "ignored"] as const).flatMap((kind) => [...tally[kind]].map(([name, times]) => ({ kind, name, count: times })));

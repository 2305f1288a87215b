export const MOST_SEEN = 200;

/** Newest first; the same list object when `now` adds nothing. */
export function withSeen(before: readonly number[], now: readonly number[]): readonly number[] {
  const added = newlySeen(now, before);
  return added.length === 0 ? before : [...added, ...before].slice(0, MOST_SEEN);
}

export function newlySeen(here: readonly number[], there: readonly number[]): number[] {
  const known = new Set(there);
  return [...new Set(here)].filter((id) => !known.has(id)).slice(0, MOST_SEEN);
}

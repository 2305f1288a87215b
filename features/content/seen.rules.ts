export const MOST_SEEN = 200;

/** Newest first; the same list object when `now` adds nothing. */
export function withSeen<Story extends number>(before: readonly Story[], now: readonly Story[]): readonly Story[] {
  const added = newlySeen(now, before);
  return added.length === 0 ? before : [...added, ...before].slice(0, MOST_SEEN);
}

export function newlySeen<Story extends number>(here: readonly Story[], there: readonly Story[]): Story[] {
  const known = new Set(there);
  return [...new Set(here)].filter((id) => !known.has(id)).slice(0, MOST_SEEN);
}

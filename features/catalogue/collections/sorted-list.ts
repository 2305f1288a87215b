export function startingWith<Entry>(sorted: readonly Entry[], textOf: (entry: Entry) => string, prefix: string): Entry[] {
  const from = firstThat(sorted, (entry) => textOf(entry) >= prefix);
  const to = firstThat(sorted, (entry) => textOf(entry) >= prefix && !textOf(entry).startsWith(prefix));
  return sorted.slice(from, to);
}

type Part = { from?: number; to?: number };

/** The index of the first entry that passes, `to` if none does; all after it pass too. */
export function firstThat<Entry>(
  sorted: ArrayLike<Entry>,
  passes: (entry: Entry) => boolean,
  { from = 0, to = sorted.length }: Part = {},
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(sorted[middle] as Entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

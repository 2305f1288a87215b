export type Turns = {
  /**
   * Does the work when its turn comes. Whoever waits leaves the line by the signal, with its reason; work that has begun goes on.
   * `isFirst` waits in a line of its own that goes before the usual one. A full line throws the refusal.
   */
  take<Done>(work: () => Promise<Done>, how?: { signal?: AbortSignal | undefined; isFirst?: boolean }): Promise<Done>;
  load(): { atWork: number; waiting: number; refused: number };
};

/** Lets so many pieces of work run at once and so many wait, in each of two lines (security.md S59). */
export function inTurns({
  atOnce,
  waiting,
  waitingFirst,
  refusal,
}: {
  atOnce: number;
  waiting: number;
  waitingFirst: number;
  refusal: () => Error;
}): Turns {
  const [first, usual] = [new Set<() => void>(), new Set<() => void>()];
  let [atWork, refused] = [0, 0];
  const queue = (line: Set<() => void>, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        line.delete(begin);
        reject(signal?.reason as Error);
      };
      line.add(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });
  const handOn = () => {
    const line = first.size > 0 ? first : usual;
    const [next] = line;
    if (!next) return void (atWork -= 1);
    line.delete(next);
    next();
  };
  return {
    async take(work, { signal, isFirst = false } = {}) {
      signal?.throwIfAborted();
      const line = isFirst ? first : usual;
      if (atWork < atOnce) atWork += 1;
      else if (line.size < (isFirst ? waitingFirst : waiting)) await queue(line, signal);
      else {
        refused += 1;
        throw refusal();
      }
      try {
        return await work();
      } finally {
        handOn();
      }
    },
    load: () => ({ atWork, waiting: first.size + usual.size, refused }),
  };
}

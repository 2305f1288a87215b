type Waiting = { signal?: AbortSignal | undefined; isFirst?: boolean; from?: string | undefined };
type Waiter = { from: string; begin: () => void; refuse: () => void };

export type Turns = {
  /** The signal ends waiting, not running work. A full line refuses the newest waiter of the heaviest `from`, or an equal newcomer. */
  take<Done>(work: () => Promise<Done>, how?: Waiting): Promise<Done>;
  load(): { atWork: number; waiting: number; refused: number };
};

/** So many at once and waiting in each of two lines (S59). `isHalfOfTheTime` rests a place after each piece for as long as it took. */
export function inTurns({
  atOnce,
  waiting,
  waitingFirst,
  isHalfOfTheTime = false,
  refusal,
}: {
  atOnce: number;
  waiting: number;
  waitingFirst: number;
  isHalfOfTheTime?: boolean;
  refusal: () => Error;
}): Turns {
  const [first, usual] = [new Set<Waiter>(), new Set<Waiter>()];
  let [atWork, refused] = [0, 0];
  const queue = (line: Set<Waiter>, { signal, from = "" }: Waiting) =>
    new Promise<void>((resolve, reject) => {
      const settle = (end: () => void) => () => {
        signal?.removeEventListener("abort", leave);
        line.delete(waiter);
        end();
      };
      const waiter = { from, begin: settle(resolve), refuse: settle(() => reject(refusal())) };
      const leave = settle(() => reject(signal?.reason as Error));
      line.add(waiter);
      signal?.addEventListener("abort", leave, { once: true });
    });
  const handOn = () => {
    const line = first.size > 0 ? first : usual;
    const [next] = line;
    if (!next) return void (atWork -= 1);
    next.begin();
  };
  return {
    async take(work, how = {}) {
      how.signal?.throwIfAborted();
      const [line, most] = how.isFirst ? [first, waitingFirst] : [usual, waiting];
      if (atWork < atOnce) atWork += 1;
      else {
        if (line.size >= most) {
          refused += 1;
          const givingWay = whoGivesWay(line, how.from);
          if (!givingWay) throw refusal();
          givingWay.refuse();
        }
        await queue(line, how);
      }
      const began = performance.now();
      try {
        return await work();
      } finally {
        if (isHalfOfTheTime) setTimeout(handOn, performance.now() - began);
        else handOn();
      }
    },
    load: () => ({ atWork, waiting: first.size + usual.size, refused }),
  };
}

function whoGivesWay(line: ReadonlySet<Waiter>, comer = ""): Waiter | undefined {
  const counts = new Map<string, number>();
  for (const { from } of line) counts.set(from, (counts.get(from) ?? 0) + 1);
  const [from, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
  return most > (counts.get(comer) ?? 0) + 1 ? [...line].findLast((waiter) => waiter.from === from) : undefined;
}

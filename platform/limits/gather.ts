import { unavailable } from "../contracts/errors.ts";

type Waiting<Asked, Given> = { asked: Asked; resolve: (given: Given) => void; reject: (error: unknown) => void };

/** Calls made during a round join the next, one for each `keyOf`; `work` answers in order. Beyond `queue` a call gets 503. */
export function gather<Asked, Given>(
  work: (asked: readonly Asked[]) => Promise<readonly Given[]>,
  {
    rounds,
    most,
    patienceMs,
    queue = 5_000,
    keyOf,
  }: { rounds: number; most: number; patienceMs: number; queue?: number; keyOf?: (asked: Asked) => unknown },
): (asked: Asked) => Promise<Given> {
  let waiting: Waiting<Asked, Given>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let [running, isPlanned, lastBegan] = [0, false, 0];

  const plan = () => {
    if (isPlanned || running >= rounds || waiting.length === 0) return;
    isPlanned = true;
    const patience = running === 0 ? 0 : lastBegan + patienceMs - performance.now();
    // Lets all calls of this turn of the event loop join.
    if (patience <= 0) setImmediate(begin);
    else timer = setTimeout(begin, patience);
  };
  const begin = () => {
    [timer, isPlanned] = [undefined, false];
    lastBegan = performance.now();
    const { round, rest } = nextRound(waiting, { most, keyOf });
    waiting = rest;
    void run(round);
    plan();
  };
  const run = async (round: Waiting<Asked, Given>[]) => {
    running += 1;
    let answer: () => void;
    try {
      const given = await work(round.map(({ asked }) => asked));
      answer = () => round.forEach(({ resolve }, at) => resolve(given[at] as Given));
    } catch (error) {
      answer = () => round.forEach(({ reject }) => reject(error));
    }
    running -= 1;
    if (running === 0 && timer) {
      clearTimeout(timer);
      [timer, isPlanned] = [undefined, false];
    }
    if (waiting.length === 0 || isPlanned) return answer();
    begin();
    setImmediate(answer);
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= queue) return reject(unavailable());
      waiting.push({ asked, resolve, reject });
      plan();
    });
}

function nextRound<W extends { asked: A }, A>(
  waiting: readonly W[],
  { most, keyOf }: { most: number; keyOf: ((asked: A) => unknown) | undefined },
): { round: W[]; rest: W[] } {
  const [round, rest, keys]: [W[], W[], Set<unknown>] = [[], [], new Set()];
  for (const one of waiting) {
    const key = keyOf ? keyOf(one.asked) : one;
    if (round.length < most && !keys.has(key)) round.push(one);
    else rest.push(one);
    keys.add(key);
  }
  return { round, rest };
}

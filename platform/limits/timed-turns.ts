/** The weight of the newest measurement. */
const NEWEST = 0.1;

/**
 * Turns that estimate the wait of a newcomer from recent durations. Networks (`from`) have their turns one after another, so that
 * whoever asks for much waits for it alone (S59). Whoever takes a turn bounds the line by `expectedMs`.
 */
export function timedTurns({
  atOnce,
  firstGuessMs,
  now = () => performance.now(),
}: {
  atOnce: number;
  firstGuessMs: number;
  now?: () => number;
}) {
  /** Those that wait, by network; the first network has the next turn. */
  const lines = new Map<string, (() => void)[]>();
  let atWork = 0;
  let usualMs = firstGuessMs;
  const turnsBefore = (from: string): number => {
    const own = lines.get(from)?.length ?? 0;
    let before = own;
    for (const [other, line] of lines) if (other !== from) before += Math.min(line.length, own + 1);
    return before;
  };
  const join = (from: string) =>
    new Promise<void>((begin) => {
      const line = lines.get(from) ?? [];
      lines.set(from, line);
      line.push(begin);
    });
  const handOn = () => {
    const [next] = lines;
    if (!next) return void (atWork -= 1);
    const [from, line] = next;
    lines.delete(from);
    const begin = line.shift();
    if (line.length > 0) lines.set(from, line);
    begin?.();
  };
  return {
    /** Milliseconds until a newcomer from there would begin. */
    expectedMs: (from = ""): number => (atWork < atOnce ? 0 : ((turnsBefore(from) + 1) * usualMs) / atOnce),
    async run<Done>(work: () => Promise<Done>, from = ""): Promise<Done> {
      if (atWork < atOnce) atWork += 1;
      else await join(from);
      const began = now();
      try {
        return await work();
      } finally {
        usualMs += NEWEST * (now() - began - usualMs);
        handOn();
      }
    },
  };
}

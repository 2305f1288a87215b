import { countsOf } from "./counts-of.ts";
import { unavailable } from "../contracts/errors.ts";

/** The weight of the newest measurement. */
const NEWEST = 0.1;

type Line = Set<() => void>;

/**
 * Turns that estimate the wait of a newcomer from recent durations. Networks (`from`) have their turns one after another, so that
 * whoever asks for much waits for it alone (S59). Whoever takes a turn bounds the line by `expectedMs`. One network has at most
 * `mostOfOne` places; a place is handed on after `heldMs`, though its work goes on: by then it waits for others, not for us.
 */
export function timedTurns({
  atOnce,
  mostOfOne = atOnce,
  heldMs,
  firstGuessMs,
  now = () => performance.now(),
}: {
  atOnce: number;
  mostOfOne?: number;
  heldMs?: number;
  firstGuessMs: number;
  now?: () => number;
}) {
  /** Those that wait, by network; the first network that has a place left has the next turn. */
  const lines = new Map<string, Line>();
  const places = countsOf(mostOfOne);
  let atWork = 0;
  let usualMs = firstGuessMs;
  const turnsBefore = (from: string): number => {
    const own = lines.get(from)?.size ?? 0;
    let before = own;
    for (const [other, line] of lines) if (other !== from) before += Math.min(line.size, own + 1);
    return before;
  };
  /** Throws 503, which nobody hears, when whoever waits has left. */
  const join = (from: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(unavailable());
      const line: Line = lines.get(from) ?? new Set();
      lines.set(from, line);
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        line.delete(begin);
        if (line.size === 0 && lines.get(from) === line) lines.delete(from);
        reject(unavailable());
      };
      line.add(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });
  const takePlace = (from: string): boolean => {
    if (atWork >= atOnce || !places.take(from)) return false;
    atWork += 1;
    return true;
  };
  const handOn = (whose: string) => {
    atWork -= 1;
    places.giveBack(whose);
    for (const [from, line] of lines) {
      if (!takePlace(from)) continue;
      const [begin] = line;
      lines.delete(from);
      line.delete(begin as () => void);
      if (line.size > 0) lines.set(from, line);
      begin?.();
      if (atWork >= atOnce) return;
    }
  };
  return {
    /** Milliseconds until a newcomer from there would begin. */
    expectedMs(from = ""): number {
      const own = lines.get(from)?.size ?? 0;
      const isFree = atWork < atOnce && !places.isFull(from);
      return isFree ? 0 : usualMs * Math.max((turnsBefore(from) + 1) / atOnce, (own + 1) / mostOfOne);
    },
    async run<Done>(work: () => Promise<Done>, from = "", signal?: () => AbortSignal): Promise<Done> {
      if (!takePlace(from)) await join(from, signal?.());
      const began = now();
      const leave = () => {
        clearTimeout(late);
        if (hasLeft) return;
        hasLeft = true;
        usualMs += NEWEST * (now() - began - usualMs);
        handOn(from);
      };
      let hasLeft = false;
      const late = heldMs === undefined ? undefined : setTimeout(leave, heldMs);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

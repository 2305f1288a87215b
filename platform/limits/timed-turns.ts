import { countsOf } from "./counts-of.ts";
import { unavailable } from "../contracts/errors.ts";

/** The weight of the newest measurement. */
const NEWEST = 0.1;

type Line = Set<() => void>;

/**
 * Estimates a newcomer's wait. Networks alternate, so one that asks much waits for itself (S59), with `mostOfOne` places at once; after
 * `heldMs` a place passes on, since its work then waits for others. Callers bound the line by `expectedMs`.
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
  /** Waiting work by network; the first network with a free place is next. */
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
  /** Throws an unheard 503 when the waiter has left. */
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
    /** Milliseconds until a newcomer from this network would begin. */
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

import { setTimeout as sleep } from "node:timers/promises";

/** Pauses double unevenly from `firstPauseMs`, so that callers that failed together do not return together. Throws the last error. */
export async function tryAgain<Done>(
  work: () => Promise<Done>,
  {
    tries,
    firstPauseMs,
    isWorthAgain,
    pause = sleep,
    chance = Math.random,
  }: {
    tries: number;
    firstPauseMs: number;
    isWorthAgain: (error: unknown) => boolean;
    pause?: (milliseconds: number) => Promise<unknown>;
    chance?: () => number;
  },
): Promise<Done> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await work();
    } catch (error) {
      if (failed + 1 >= tries || !isWorthAgain(error)) throw error;
      await pause(firstPauseMs * 2 ** failed * (0.5 + chance() / 2));
    }
  }
}

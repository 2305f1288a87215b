/** The vendor was not called: too many recent failures, or too many calls at once. */
export class VendorResting extends Error {}

export type VendorGuard = {
  /** Runs one call under a time limit; `isFault` tells a vendor's failures from its answers. */
  call<T>(work: (signal: AbortSignal) => Promise<T>, isFault: (error: unknown) => boolean): Promise<T>;
};

/** Guards calls by a time limit, a limit at once and a rest after faults in a row (S50). `now` is monotonic milliseconds. */
export function guardVendor({
  name,
  timeoutMs,
  atOnce = 8,
  faultsInARow = 5,
  restMs = 30_000,
  now = () => performance.now(),
}: {
  name: string;
  timeoutMs: number;
  atOnce?: number;
  faultsInARow?: number;
  restMs?: number;
  now?: () => number;
}): VendorGuard {
  let running = 0;
  let faults = 0;
  let restUntil = Number.NEGATIVE_INFINITY;
  return {
    async call(work, isFault) {
      if (now() < restUntil) throw new VendorResting(`${name} rests after ${faultsInARow} faults in a row`);
      if (running >= atOnce) throw new VendorResting(`${name} has ${atOnce} calls under way`);
      running += 1;
      try {
        const answer = await work(AbortSignal.timeout(timeoutMs));
        faults = 0;
        return answer;
      } catch (error) {
        faults = isFault(error) ? faults + 1 : 0;
        // The count stays, so one more fault after the rest is enough.
        if (faults >= faultsInARow) restUntil = now() + restMs;
        throw error;
      } finally {
        running -= 1;
      }
    },
  };
}

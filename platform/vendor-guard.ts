/** The vendor was not even asked: it failed too often just now, or too many calls are under way. */
export class VendorResting extends Error {}

export type VendorGuard = {
  /** Runs one call with a signal that ends it in time. `isFault` says which errors speak against the vendor; others are its answers. */
  call<T>(work: (signal: AbortSignal) => Promise<T>, isFault: (error: unknown) => boolean): Promise<T>;
};

/**
 * What every vendor is called through (security.md S50): a time limit, a limit of calls at once, and a rest after
 * faults in a row. Nothing queues: beyond the limit the call is refused at once. `now` is a monotonic clock in
 * milliseconds.
 */
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
        // After the rest one more fault is enough to rest again: the count stays.
        if (faults >= faultsInARow) restUntil = now() + restMs;
        throw error;
      } finally {
        running -= 1;
      }
    },
  };
}

type Flight<Done> = { done: Promise<Done>; askers: number; leaving: AbortController };

/** Shares one run among all who ask meanwhile. Its signal fires when the last asker leaves; a later asker starts again. */
export function oneForAll<Done>(): (
  key: string,
  work: (signal: AbortSignal) => Promise<Done>,
  signal?: AbortSignal | undefined,
) => Promise<Done> {
  const flights = new Map<string, Flight<Done>>();
  const begin = (key: string, work: (signal: AbortSignal) => Promise<Done>): Flight<Done> => {
    const leaving = new AbortController();
    const done = work(leaving.signal).finally(() => {
      if (flights.get(key)?.leaving === leaving) flights.delete(key);
    });
    const flight = { done, askers: 0, leaving };
    flights.set(key, flight);
    return flight;
  };
  return async (key, work, signal) => {
    for (;;) {
      signal?.throwIfAborted();
      const flight = flights.get(key) ?? begin(key, work);
      flight.askers += 1;
      const leave = () => {
        flight.askers -= 1;
        if (flight.askers === 0) flight.leaving.abort();
      };
      signal?.addEventListener("abort", leave, { once: true });
      try {
        return await flight.done;
      } catch (error) {
        if (error !== flight.leaving.signal.reason) throw error;
      } finally {
        signal?.removeEventListener("abort", leave);
      }
    }
  };
}

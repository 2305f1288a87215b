/** The longest transaction of a request on the embedded connection (S64). */
export const TRANSACTION_SECONDS = 5;
export const STATEMENT_SECONDS = 60;
export const COPY_SECONDS = 600;

/** Counts only seconds in which this thread ran, so a suspended machine is no hang. */
export function openHangWatch(onHang: (what: string) => void) {
  const watched = new Set<{ what: string; seconds: number; left: number; isAlone: boolean }>();
  const tick = () => {
    const alone = [...watched].filter(({ isAlone }) => isAlone);
    for (const one of alone.length > 0 ? alone : watched) {
      one.left -= 1;
      if (one.left > 0) continue;
      watched.clear();
      return onHang(`${one.what} has not ended in ${one.seconds} s`);
    }
  };
  const timer = setInterval(tick, 1_000);
  timer.unref();
  return {
    /** Starts counting; the returned function stops it. `isAlone` pauses all other counts. */
    begin(what: string, seconds: number, { isAlone = false } = {}): () => void {
      const one = { what, seconds, left: seconds, isAlone };
      watched.add(one);
      return () => void watched.delete(one);
    },
    stop: () => clearInterval(timer),
  };
}

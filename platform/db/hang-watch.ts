/** Seconds that a person's transaction may have the one connection of the embedded database (security.md S64). */
export const TRANSACTION_SECONDS = 5;
/** The same of one statement of anything else, as PostgreSQL gives its jobs. */
export const STATEMENT_SECONDS = 60;
/** Copying the files of a large database over a slow disk. */
export const COPY_SECONDS = 600;

/**
 * Watches what the embedded database is busy with, and calls `onHang` once when something has not ended in its seconds. Only seconds
 * in which this thread ran are counted: a machine that stood still is no hang.
 */
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
    /** Begins to count; the answer ends it. While something `isAlone` nothing else is counted, as it waits for that. */
    begin(what: string, seconds: number, { isAlone = false } = {}): () => void {
      const one = { what, seconds, left: seconds, isAlone };
      watched.add(one);
      return () => void watched.delete(one);
    },
    stop: () => clearInterval(timer),
  };
}

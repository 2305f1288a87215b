/** Runs one at a time; calls made meanwhile share one more run. */
export function lookOnce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => (running = run().finally(() => (running = undefined)));
  return () => {
    if (!running) return begin();
    return (next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return running ?? begin();
      }));
  };
}

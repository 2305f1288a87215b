let running = 0;

/** Code that nobody waits for (a page that may be opened next, what counts visits): when it does not come, the page is not loaded anew. */
export function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  running += 1;
  return load().finally(() => (running -= 1));
}

export const isLoadingQuietly = (): boolean => running > 0;

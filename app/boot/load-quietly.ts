let running = 0;

/** Loads code that nobody waits for, such as a likely next page: when it does not come, the page is not reloaded. */
export function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  running += 1;
  return load().finally(() => (running -= 1));
}

export const isLoadingQuietly = (): boolean => running > 0;

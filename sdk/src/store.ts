/**
 * Where the app keeps what has to outlive it: the device's keys, the token, keys of intentions. `localStorage` of a browser, `AsyncStorage` or
 * the secure store of React Native, a file of Node.js.
 */
export type Store = {
  getItem: (name: string) => string | null | Promise<string | null>;
  setItem: (name: string, value: string) => unknown;
  removeItem: (name: string) => unknown;
};

/** A store that is forgotten with the program: for tests and tools. */
export function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
}

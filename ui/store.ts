import { useSyncExternalStore } from "react";

/** `use` rerenders when `pick`'s result changes; server and hydration show `initial`, then `kept` from the device. */
export function openStore<Value>(initial: Value, kept: () => Value = () => initial) {
  let known: { value: Value } | undefined;
  const listeners = new Set<() => void>();

  function get(): Value {
    known ??= { value: kept() };
    return known.value;
  }

  function subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }

  const use = <Part>(pick: (value: Value) => Part): Part =>
    useSyncExternalStore(
      subscribe,
      () => pick(get()),
      () => pick(initial),
    );

  return {
    get,
    set(value: Value): void {
      known = { value };
      for (const tell of listeners) tell();
    },
    subscribe,
    use,
    useWhole: (): Value => use((value) => value),
  };
}

import { useSyncExternalStore } from "react";

/**
 * A value that lives outside of React, for all of a page. `use` gives a part of it and renders anew only when that part is
 * another one, so `pick` must make the same of the same value. The page as the server wrote it, and its first rendering in the
 * browser, show the part of `initial`; from then on the value is what `kept` found on the device at its first use.
 */
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

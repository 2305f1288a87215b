import { useEffect, useSyncExternalStore } from "react";

let current: { text: string; key: number } | undefined;
const listeners = new Set<() => void>();

/** Says one quiet sentence for five seconds. */
export function toast(text: string): void {
  current = { text, key: (current?.key ?? 0) + 1 };
  for (const tell of listeners) tell();
}

/** Where toasts appear; mounted once. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      current = undefined;
      for (const tell of listeners) tell();
    }, 5_000);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex justify-center px-4 md:right-6 md:bottom-6 md:left-auto"
    >
      {shown && <p className="on-ink body-s rounded-control bg-ink-900 px-4 py-3 text-white shadow-2">{shown.text}</p>}
    </div>
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

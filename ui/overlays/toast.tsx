import { useEffect } from "react";
import { openStore } from "../store.ts";

const said = openStore<{ text: string } | undefined>(undefined);

/** Says one quiet sentence for five seconds. */
export const toast = (text: string): void => said.set({ text });

/** Where toasts appear; mounted once. */
export function Toasts() {
  const shown = said.useWhole();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => said.set(undefined), 5_000);
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

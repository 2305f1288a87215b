import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { openStore } from "../store.ts";
import { useOverlay } from "./overlay-store.ts";

type Offer = { label: string; take: () => void };

const said = openStore<{ text: string; offer?: Offer | undefined } | undefined>(undefined);

/** Shows a sentence for five seconds, longer while hovered or focused. */
export const toast = (text: string, offer?: Offer): void => said.set({ text, offer });

/** Mounted once after all dialogs; moves into an open one, as the page behind is inert. */
export function Toasts() {
  const shown = said.useWhole();
  const overlay = useOverlay();
  const [isHeld, setHeld] = useState(false);
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => setDialog(shown ? document.querySelector("dialog[open]") : null), [shown, overlay]);
  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const timer = setTimeout(() => said.set(undefined), 5_000);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  const take = () => {
    setHeld(false);
    said.set(undefined);
    shown?.offer?.take();
  };
  const place = (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex justify-center px-4 md:right-6 md:bottom-6 md:left-auto"
    >
      {shown && (
        <div
          className="on-ink body-s flex has-[button]:pointer-events-auto flex-wrap items-center gap-x-4 rounded-control bg-ink-900 px-4 py-3 text-white shadow-2"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p>{shown.text}</p>
          {shown.offer && (
            <button type="button" className="-my-3 min-h-11 font-semibold text-marigold-500 underline" onClick={take}>
              {shown.offer.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
  return dialog ? createPortal(place, dialog) : place;
}

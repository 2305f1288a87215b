import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { openStore } from "../store.ts";
import { useOverlay } from "./overlay-store.ts";

type Offer = { label: string; take: () => void };
type Said = { key: number; text: string; offer?: Offer | undefined };

const MOST_SHOWN = 3;

const said = openStore<readonly Said[]>([]);
let lastKey = 0;

/** Shows a sentence for five seconds, longer while hovered or focused, below earlier ones; a repeated sentence shows once. */
export function toast(text: string, offer?: Offer): void {
  const others = said.get().filter((one) => one.text !== text);
  said.set([...others, { key: (lastKey += 1), text, offer }].slice(-MOST_SHOWN));
}

const forget = (key: number): void => said.set(said.get().filter((one) => one.key !== key));

/** Mounted once after all dialogs; moves into an open one, as the page behind is inert. */
export function Toasts() {
  const shown = said.useWhole();
  const overlay = useOverlay();
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => setDialog(shown.length > 0 ? document.querySelector("dialog[open]") : null), [shown, overlay]);
  const place = (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex flex-col items-center gap-2 px-4 md:right-6 md:bottom-6 md:left-auto md:items-end"
    >
      {shown.map((one) => (
        <Toast key={one.key} said={one} />
      ))}
    </div>
  );
  return dialog ? createPortal(place, dialog) : place;
}

function Toast({ said: { key, text, offer } }: { said: Said }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => forget(key), 5_000);
    return () => clearTimeout(timer);
  }, [key, isHeld]);
  const take = () => {
    forget(key);
    offer?.take();
  };
  return (
    <div
      className="on-ink body-s flex has-[button]:pointer-events-auto flex-wrap items-center gap-x-4 rounded-control bg-ink-900 px-4 py-3 text-white shadow-2"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{text}</p>
      {offer && (
        <button type="button" className="-my-3 min-h-11 font-semibold text-marigold-500 underline" onClick={take}>
          {offer.label}
        </button>
      )}
    </div>
  );
}

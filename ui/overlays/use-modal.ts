import { useEffect, useRef } from "react";
import { openedOverlay, returnFocus, useOverlay } from "./overlay-store.ts";

/** A native modal, open while its name is; put `ref` on it and render content while `isOpen`. */
export function useModal(name: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useOverlay() === name;
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen && dialog?.open) {
      dialog.close();
      if (!openedOverlay()) returnFocus();
    }
  }, [isOpen]);
  return { ref, isOpen };
}

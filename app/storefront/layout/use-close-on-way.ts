import { useEffect, useRef } from "react";
import { useLocation } from "../../../client/way/page.ts";
import { closeOverlay, useOverlay } from "../../../ui/overlays/overlay-store.ts";

/** Closes the drawer of this name on every way to another page, and to the same one again. */
export function useCloseOnWay(name: string): void {
  const isOpen = useOverlay() === name;
  const wasOpen = useRef(false);
  const { key } = useLocation();
  useEffect(() => {
    if (wasOpen.current) closeOverlay();
  }, [key]);
  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);
}

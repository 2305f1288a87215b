import { useEffect, useRef } from "react";
import { useLocation } from "../../../client/router/page.ts";
import { closeOverlay, useOverlay } from "../../../ui/overlays/overlay-store.ts";

/** Closes on every navigation, to the same page too. */
export function useCloseOnNavigation(name: string): void {
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

import { useEffect } from "react";
import { useLocation } from "react-router";
import { openedOverlay } from "../../../ui/overlays/overlay-store.ts";

/** The page seen last, whichever layout is around it. */
let shown: string | undefined;

/**
 * After a way to another page its heading has the focus: it is read out, and the keyboard goes on from there. Nothing is
 * scrolled. The first page, a place within a page, a dialog and a field somebody types in are left alone.
 */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return undefined;
    // Dialogs of the page before give the focus back first.
    const timer = setTimeout(() => !hash && focusHeading());
    return () => clearTimeout(timer);
  }, [pathname, hash]);
}

function focusHeading(): void {
  if (openedOverlay() || isTypedIn(document.activeElement)) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A field; a search that has closed its list is done with. */
const isTypedIn = (element: Element | null): boolean =>
  element !== null && element.matches("input, textarea, select") && element.getAttribute("aria-expanded") !== "false";
